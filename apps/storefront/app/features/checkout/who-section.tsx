import { BadgeCheck, UserRound } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { Section } from './section.tsx'

export function WhoSection() {
  const text = useText()
  const user = useCurrentUser()
  if (!user) return null
  return (
    <Section title={text('who_orders')}>
      <p className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-surface2 text-text2"
        >
          <UserRound size={22} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">
            <bdi>
              {user.firstName} {user.lastName}
            </bdi>
          </span>
          <span className="flex items-center gap-1 text-small text-success">
            <BadgeCheck size={16} aria-hidden="true" />
            {text('mobile_verified')}
          </span>
        </span>
      </p>
    </Section>
  )
}
