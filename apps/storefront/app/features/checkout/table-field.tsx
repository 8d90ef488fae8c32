import { latinDigits } from '@sufra/domain/text/digits'
import { boxClass } from '@sufra/web/ui/field'
import { CircleAlert } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { TABLE_ID } from './fault-anchors.ts'
import { CheckoutSection } from './section.tsx'
import type { TextState } from './use-order-form.ts'

const LONGEST = 20

/** Which table the order goes to; 0 for whoever has none yet. */
export function TableField({ field, isMissing }: { field: TextState; isMissing: boolean }) {
  const text = useText()
  const notes = [`${TABLE_ID}-hint`, isMissing && `${TABLE_ID}-error`].filter(Boolean)
  return (
    <CheckoutSection title={text('table')}>
      <label htmlFor={TABLE_ID} className="text-small font-medium">
        {text('table_field')}
      </label>
      <input
        id={TABLE_ID}
        value={field.value}
        maxLength={LONGEST}
        onChange={(event) => field.set(latinDigits(event.target.value))}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isMissing}
        aria-describedby={notes.join(' ')}
        className={`${boxClass} scroll-mt-24`}
      />
      {isMissing && (
        <p id={`${TABLE_ID}-error`} className="flex items-start gap-1 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {text('missing_no-table')}
        </p>
      )}
      <p id={`${TABLE_ID}-hint`} className="text-small text-text2">
        {text('table_hint')}
      </p>
    </CheckoutSection>
  )
}
