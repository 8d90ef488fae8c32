import { TextField } from '@sufra/web/ui/field'
import { useText } from '../../platform/i18n/use-text.ts'

type FieldOf = (name: 'first-name' | 'last-name') => {
  name: string
  value: string
  error: string | null
  onValue: (value: string) => void
  onBlur: () => void
}

/** First and last name, side by side. */
export function NameFields({ field }: { field: FieldOf }) {
  const text = useText()
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField label={text('first_name')} autoComplete="given-name" {...field('first-name')} />
      <TextField label={text('last_name')} autoComplete="family-name" {...field('last-name')} />
    </div>
  )
}
