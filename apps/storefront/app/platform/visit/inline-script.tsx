import { createContext, use } from 'react'

/**
 * Stands on every inline script and style of ours while a page is rendered, and is known to nobody else: the
 * server takes it off and names what carried it in the page's policy. In the browser there is none.
 */
export const CodeMark = createContext<string | undefined>(undefined)

/** Code of ours that runs where it stands, before the page's own has come. */
export const InlineScript = ({ code }: { code: string }) => (
  <script
    nonce={use(CodeMark)}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, and values written as JSON
    dangerouslySetInnerHTML={{ __html: code }}
  />
)
