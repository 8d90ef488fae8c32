import { ExternalLink } from 'lucide-react'
import { useIsDemo } from '#app/platform/visit/is-demo.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { outboxOf } from '../../../platform/visit/is-demo.ts'

/** A demo sends no messages; this links to those it would have sent. */
export function OutboxLink({ to }: { to: string }) {
  const text = useText()
  if (!useIsDemo()) return null
  return (
    <a
      href={outboxOf(to)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 self-center text-small text-text2 underline underline-offset-4 hover:text-text"
    >
      {text('demo_outbox')}
      <ExternalLink size={16} aria-hidden="true" className="mirrored shrink-0" />
      <span className="sr-only">({text('opens_in_new_tab')})</span>
    </a>
  )
}
