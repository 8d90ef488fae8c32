import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

/** Keeps its label and its place while the form is on its way. */
export function SubmitButton(props: {
  isSending: boolean
  isDisabled?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      aria-busy={props.isSending}
      disabled={props.isDisabled}
      className={buttonClass('primary', `disabled:opacity-60 ${props.className ?? ''}`)}
    >
      {props.isSending && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
      {props.children}
    </button>
  )
}
