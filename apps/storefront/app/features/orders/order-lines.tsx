import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { minorOf, type OrderItem } from '../../order/placed/order-model.ts'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'

/** What was ordered, as it was ordered. */
export function OrderLines({ items }: { items: OrderItem[] }) {
  const text = useText()
  const { locale, currency } = useBrand()
  const price = usePrice()
  return (
    <ul className="divide-y divide-line">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
        <li key={index} className="flex gap-3 py-3">
          <Picture
            src={item['image-uri']}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-input"
          />
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">
              {text('times', { count: item.quantity, name: wordsIn(item.name, locale) })}
            </p>
            <ItemChoices item={item} />
          </div>
          <span className="shrink-0">
            <Price parts={price(minorOf(item.total, currency.decimals))} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type Chosen = Pick<OrderItem, 'modifiers' | 'left-out'>

/** 'Large, 2 × cheddar, no onion'; each pick of a combo on a line of its own. */
function ItemChoices({ item }: { item: OrderItem }) {
  const text = useText()
  const { locale } = useBrand()
  const inWords = ({ modifiers, 'left-out': leftOut }: Chosen) =>
    [
      ...modifiers.map(({ name, quantity }) => {
        const word = wordsIn(name, locale)
        return quantity > 1 ? text('times', { count: quantity, name: word }) : word
      }),
      ...leftOut.map(({ name }) => text('without', { name: wordsIn(name, locale) })),
    ].join(commaIn(locale))

  const own = inWords(item)
  return (
    <div className="text-small text-text2 empty:hidden">
      {own && <p>{own}</p>}
      {item['combo-items'].map((pick, index) => {
        const name = wordsIn(pick.name, locale)
        const chosen = inWords(pick)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: picks are told apart by their position alone
          <p key={index}>{chosen ? `${name} · ${chosen}` : name}</p>
        )
      })}
      {item.notes && <p className="break-words">«{item.notes}»</p>}
    </div>
  )
}
