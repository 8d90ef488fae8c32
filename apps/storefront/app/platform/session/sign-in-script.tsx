/**
 * On a fresh load a visitor is sent to the door before anything is painted: only the browser knows who is
 * signed in. Its text never changes: the page's policy names its hash.
 */
const SCRIPT = `try{if(!localStorage.getItem('currentUser'))location.replace('/signin?page='+encodeURIComponent(location.pathname+location.search))}catch(e){}`

export function SignInScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
