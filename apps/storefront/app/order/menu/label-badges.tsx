import { Flame, Leaf, Sparkles, Star } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { CardLabel } from './menu-model.ts'

const LOOKS = {
  new: { Icon: Sparkles, colour: 'text-info bg-info-soft' },
  popular: { Icon: Star, colour: 'text-secondary-text bg-secondary-soft' },
  spicy: { Icon: Flame, colour: 'text-danger bg-danger-soft' },
  vegetarian: { Icon: Leaf, colour: 'text-success bg-success-soft' },
  vegan: { Icon: Leaf, colour: 'text-success bg-success-soft' },
}

export function LabelBadges({ labels }: { labels: CardLabel[] }) {
  const text = useText()
  return labels.map((label) => {
    const { Icon, colour } = LOOKS[label]
    return (
      <span
        key={label}
        className={`inline-flex items-center gap-1 rounded-chip px-1.5 py-0.5 text-micro font-semibold ${colour}`}
      >
        <Icon size={12} aria-hidden="true" />
        {text(`label_${label}`)}
      </span>
    )
  })
}
