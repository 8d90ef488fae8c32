import { minorOf } from '@sufra/contract/wire/minor-of'
import { VAT } from '@sufra/domain/pricing/bill'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { MessageSquareText, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#app/order/placed/order-model.ts'
import { figureName } from '#app/order/pricing/figures.ts'
import { useTimeTexts } from '#app/order/time/time-texts.ts'
import type { OrderItem } from '../../order/placed/order-model.ts'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { wentWrong } from './order-status.ts'

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

/** How it will be had, when it was placed, and what was written along with it. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const { dateAtTime } = useTimeTexts()
  return (
    <dl className="flex flex-col gap-2 px-1 text-small">
      <Fact term={text('ordered_as')}>{text(`order_type_${order.type}`)}</Fact>
      <Fact term={text('placed_at')}>{dateAtTime(order.placedAt)}</Fact>
      {order.scheduledAt !== null && (
        <Fact term={text('scheduled_for')}>{dateAtTime(order.scheduledAt)}</Fact>
      )}
      {order.table !== null && order.table !== '0' && (
        <Fact term={text('table')} icon={<UtensilsCrossed size={16} />}>
          <bdi>{order.table}</bdi>
        </Fact>
      )}
      {order.notes && (
        <Fact term={text('your_notes')} icon={<MessageSquareText size={16} />}>
          <span className="break-words">{order.notes}</span>
        </Fact>
      )}
      {order.noteToDriver && (
        <Fact term={text('delivery_instructions')} icon={<MessageSquareText size={16} />}>
          <span className="break-words">{order.noteToDriver}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact(props: { term: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="flex shrink-0 items-center gap-1.5 text-text2">
        {props.icon && <span aria-hidden="true">{props.icon}</span>}
        {props.term}
      </dt>
      <dd className="min-w-0 text-end">{props.children}</dd>
    </div>
  )
}

/** What was paid or is to be paid, row by row; the rows add up to the total. */
export function OrderBill({ order }: { order: Order }) {
  const text = useText()
  const price = usePrice()
  const { locale, billRules } = useBrand()
  const { figures } = order
  const vat = figures.taxes.find(({ key }) => key === VAT)
  const added = figures.taxes.filter(({ key }) => key !== VAT || figures.vatType === 'exclusive')
  const rate = { number: billRules.vat.basisPoints / 100 }
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-3">
      <Row term={text('subtotal')} amount={figures.subtotal} />
      {figures.discount > 0 && (
        <Row
          term={
            order.promotionName
              ? `${text('discount')} · ${wordsIn(order.promotionName, locale)}`
              : text('discount')
          }
          amount={-figures.discount}
        />
      )}
      {[...figures.charges, ...added].map((figure) => (
        <Row
          key={figure.key}
          term={figure.key === VAT ? text('vat_row', rate) : figureName(figure, text, locale)}
          amount={figure.amount}
        />
      ))}
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 text-h3 font-bold">
        <dt>{text('total')}</dt>
        <dd>
          <Price parts={price(figures.total)} />
        </dd>
        {vat && figures.vatType === 'inclusive' && (
          <dd className="flex w-full justify-between gap-3 text-small font-normal text-text2">
            {text('vat_included', rate)}
            <Price parts={price(vat.amount)} />
          </dd>
        )}
      </div>
      {!wentWrong(order.status) && (
        <Row term={text(`payment_${order.paymentMethod}`)}>
          {text(`payment_status_${order.paymentStatus}`)}
        </Row>
      )}
    </dl>
  )
}

function Row(props: { term: string; amount?: number; children?: ReactNode }) {
  const price = usePrice()
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-text2">{props.term}</dt>
      <dd className="text-end">
        {props.amount === undefined ? props.children : <Price parts={price(props.amount)} />}
      </dd>
    </div>
  )
}
