import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { HeartHandshake } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'

/** Says that the message has arrived; takes the focus, so that screen readers read it. */
export function Thanks(props: { hint: string }) {
  const text = useText()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        art={<HeartHandshake size={52} aria-hidden="true" />}
        title={text('thank_you')}
        hint={props.hint}
        action={
          <Link to="/menu" className={buttonClass('primary')}>
            {text('back_to_menu')}
          </Link>
        }
      />
    </div>
  )
}
