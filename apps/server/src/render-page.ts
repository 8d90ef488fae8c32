import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { z } from 'zod'

/** What the storefront wants to know of a request; its own side is `visit/visit.ts`. */
export type Visit = {
  host: string
  version: number
  chosenLocale: string | null
  fetch: typeof fetch
  codeMark: string
}

/** The entry exports the context it reads the visit from. */
const Entry = z.object({ visitContext: z.custom<Parameters<RouterContextProvider['set']>[0]>() })

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

export async function renderPage(
  build: ServerBuild,
  { url, visit }: { url: URL; visit: Visit },
): Promise<Response> {
  const handler = handlers.get(build) ?? createRequestHandler(build, process.env.NODE_ENV)
  handlers.set(build, handler)
  const context = new RouterContextProvider()
  context.set(Entry.parse(build.entry.module).visitContext, visit)
  return handler(new Request(url), context)
}
