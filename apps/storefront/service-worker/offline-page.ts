export type OfflineWords = {
  lang: string
  dir: string
  title: string
  hint: string
  tryAgain: string
}

/** For a page that was never seen before. It stands alone: nothing of the brand can be fetched now. */
export function offlinePage(languages: readonly OfflineWords[]): Response {
  const sections = languages.map(
    ({ lang, dir, title, hint, tryAgain }) =>
      `<section lang="${lang}" dir="${dir}"><h1>${title}</h1><p>${hint}</p><a href="">${tryAgain}</a></section>`,
  )
  const html = `<!doctype html><html lang="${languages[0]?.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${languages[0]?.title}</title><style>${STYLE}</style><main>${sections.join('')}</main><script>${BACK}</script></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
    },
  })
}

/** Nobody has to try again by hand once there is a network. */
const BACK = "addEventListener('online',()=>location.reload())"

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}' +
  'main{max-inline-size:461px;margin-inline:auto;padding:2rem 1rem}' +
  'section+section{margin-block-start:1rem;padding-block-start:1rem;border-block-start:1px solid GrayText}' +
  'h1{font-size:1.375rem;margin:0}p{margin-block:.25rem}' +
  'a{display:inline-block;padding-block:.75rem;font-weight:600;color:inherit}'
