import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { usePrice } from '../visit/use-brand.ts'
import { FactCard } from './fact-card.tsx'
import type { ComboStep } from './item-model.ts'

export function ComboSteps({ steps }: { steps: ComboStep[] }) {
  const text = useText()
  const price = usePrice()
  return steps.map((step) => (
    <FactCard key={step.id} title={step.name} hint={text('pick_count', { count: step.quantity })}>
      <ul className="grid gap-2 tablet:grid-cols-2">
        {step.options.map((option) => (
          <li key={option.id} className="flex items-center gap-3">
            <Picture
              src={option.picture}
              alt=""
              sizes="64px"
              className="h-12 w-16 shrink-0 rounded-input"
            />
            <Link
              to={option.href}
              className="min-w-0 flex-1 py-2 text-small font-medium hover:underline"
            >
              {option.name}
            </Link>
            {option.extra > 0 && (
              <span className="shrink-0 text-small text-text2">
                <span aria-hidden="true">+ </span>
                <Price parts={price(option.extra)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </FactCard>
  ))
}
