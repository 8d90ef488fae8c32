import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { FALLBACK_LOCALE, LOCALES } from '@sufra/domain/text/locales'
import { currencySymbol } from '@sufra/web/page/currency-symbol'
import type { ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { loadMoreTexts, loadTexts } from './platform/i18n/texts.ts'
import { BrandMarkupContext } from './platform/theme/brand-markup.tsx'
import { themeCss } from './platform/theme/theme-css.ts'
import type { Brand } from './platform/visit/brand.ts'
import { firstFiles } from './platform/visit/first-files.server.ts'
import { CodeMark } from './platform/visit/inline-script.tsx'
import { visitContext } from './platform/visit/visit.ts'
import type { RootData } from './root.tsx'

export { visitContext }

await Promise.all(LOCALES.flatMap((locale) => [loadTexts(locale), loadMoreTexts(locale)]))

const DEFAULT_THEME = { primary_color: '#1f1f1f', button2_color: '#1f1f1f' }

/** A page is answered whole, so that the server can hash its scripts, compress it once and keep it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visits: RouterContextProvider,
) {
  const { codeMark } = visits.get(visitContext)
  const root: RootData | undefined = context.staticHandlerContext.loaderData?.root
  const html = await renderWhole(
    <CodeMark value={codeMark}>
      <BrandMarkupContext value={markupFor(root?.brand)}>
        <AskedForFirst files={firstFiles(root?.brand.locale ?? FALLBACK_LOCALE)}>
          <ServerRouter context={context} url={request.url} nonce={codeMark} />
        </AskedForFirst>
      </BrandMarkupContext>
    </CodeMark>,
    codeMark,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** Tells the browser at once of files it will need. */
function AskedForFirst({ files, children }: { files: string[]; children: ReactNode }) {
  for (const file of files) preloadModule(file, { as: 'script' })
  return children
}

const markupFor = (brand?: Brand) => ({
  css: themeCss(brand?.theme ?? DEFAULT_THEME),
  sign: brand ? currencySymbol(brand.currency.country) : '',
})

const renderWhole = (page: ReactNode, nonce: string) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Nothing follows in pieces: the whole page stands in its place when it is sent.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
