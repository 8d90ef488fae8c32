import { notFound } from '#app/platform/visit/loader-failure.server.ts'

/** Any address that is none of ours. */
export function loader(): never {
  throw notFound()
}

export default function NotFoundRoute() {
  return null
}
