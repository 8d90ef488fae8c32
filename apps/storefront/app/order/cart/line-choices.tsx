import type { CartLine } from '@sufra/domain/cart/cart-line'
import { lineSummary, type NamedModifier } from '@sufra/domain/cart/choice-summary'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** 'Large, 2 × cheddar, no onion'; each pick of a combo on a line of its own. */
export function LineChoices({ line }: { line: CartLine }) {
  const text = useText()
  const { locale } = useBrand()
  const { modifiers, without, picks } = lineSummary(line, locale)

  const inWords = (chosen: NamedModifier[], leftOut: string[]) =>
    [
      ...chosen.map(({ name, quantity }) =>
        quantity > 1 ? text('times', { count: quantity, name }) : name,
      ),
      ...leftOut.map((name) => text('without', { name })),
    ].join(commaIn(locale))

  const own = inWords(modifiers, without)
  return (
    <div className="text-small text-text2 empty:hidden">
      {own && <p>{own}</p>}
      {picks.map((pick, index) => {
        const chosen = inWords(pick.modifiers, pick.without)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: picks are told apart by their position alone
          <p key={index}>{chosen ? `${pick.name} · ${chosen}` : pick.name}</p>
        )
      })}
      {line.notes && <p className="break-words">«{line.notes}»</p>}
    </div>
  )
}
