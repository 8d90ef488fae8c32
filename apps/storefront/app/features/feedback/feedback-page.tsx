import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { ExternalLink, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { feedbackTarget } from '#app/platform/visit/feedback-target.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { Thanks } from './thanks.tsx'

/** Writing to the brand; one that keeps its own form elsewhere is led to. */
export function FeedbackPage() {
  const text = useText()
  const [isSent, setSent] = useState(false)
  const target = feedbackTarget(useBrand().feedbackUrl)
  if (target.isExternal) {
    return (
      <EmptyState
        level={1}
        art={<MessageSquareText size={52} aria-hidden="true" />}
        title={text('feedback')}
        hint={text('feedback_elsewhere')}
        action={
          <a href={target.href} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
            {text('feedback')}
            <ExternalLink size={18} aria-hidden="true" className="mirrored" />
            <span className="sr-only">({text('opens_in_new_tab')})</span>
          </a>
        }
      />
    )
  }
  if (isSent) return <Thanks hint={text('feedback_thanks')} />
  return <FeedbackForm onSent={() => setSent(true)} />
}
