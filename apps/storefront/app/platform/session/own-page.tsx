import { type CustomerRight, missingStep } from '@sufra/domain/people/customer-rights'
import { useStored } from '@sufra/web/storage/use-stored'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPage } from './account-pages.ts'
import { currentUser } from './current-user.ts'
import { Invitation } from './invitation.tsx'

/**
 * Something only its owner sees. The server's page, the same for everybody, and whoever is on the way to
 * sign in see its outline; whoever lacks a step is invited to take it.
 */
export function OwnPage(props: { right: CustomerRight; skeleton: ReactNode; children: ReactNode }) {
  const user = useStored(currentUser, undefined)
  if (user === undefined) {
    return (
      <>
        <SignInScript />
        {props.skeleton}
      </>
    )
  }
  const step = missingStep(user, props.right)
  if (step === null) return props.children
  if (step === 'sign-in') return <ToSignIn>{props.skeleton}</ToSignIn>
  return <Invitation step={step} right={props.right} />
}

function ToSignIn({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(signInPage(pathname + search), { replace: true })
  }, [navigate, pathname, search])
  return children
}

/**
 * On a fresh load a visitor is sent to the sign-in page before anything is painted: only the browser knows who is
 * signed in. Its text never changes: the page's policy names its hash.
 */
const SCRIPT = `try{if(!localStorage.getItem('currentUser'))location.replace('/signin?page='+encodeURIComponent(location.pathname+location.search))}catch(e){}`

function SignInScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
