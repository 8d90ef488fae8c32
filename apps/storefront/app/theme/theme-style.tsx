import { createContext, use } from 'react'

/** The brand's style block. Only the server knows it; in the browser it is in the page already. */
export const ThemeCss = createContext('')

export function ThemeStyle() {
  const css = use(ThemeCss)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own colours, computed from parsed hex values
    <style id="theme" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  )
}
