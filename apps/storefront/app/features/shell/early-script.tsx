import { InlineScript } from '#app/platform/visit/inline-script.tsx'

/**
 * What cannot wait for the page's code: the chosen appearance is set before anything is painted, and once
 * everything has come that the page asked for, the pictures further down may follow. Its text never changes:
 * the page's policy names its hash. In the browser it is in the page already.
 */
const SCRIPT = import.meta.env.SSR
  ? `addEventListener('load',()=>document.documentElement.dataset.loaded='')
try{var a=localStorage.getItem('appearance');if(a==='light'||a==='dark')document.documentElement.dataset.theme=a}catch(e){}`
  : ''

export const EarlyScript = () => <InlineScript code={SCRIPT} />
