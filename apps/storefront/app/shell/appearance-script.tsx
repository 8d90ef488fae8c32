/**
 * Sets the chosen appearance before anything is painted. Its text never changes: the page's policy names its hash.
 * In the browser it is in the page already.
 */
const SCRIPT = import.meta.env.SSR
  ? `try{var a=localStorage.getItem('appearance');if(a==='light'||a==='dark')document.documentElement.dataset.theme=a}catch(e){}`
  : ''

export function AppearanceScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
