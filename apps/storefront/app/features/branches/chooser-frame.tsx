import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** How the order will be had, and below it where. */
export function ChooserFrame(props: {
  chooser: string
  orderType: OrderType | null
  children: ReactNode
}) {
  const text = useText()
  const { isMenuOnly } = useBrand()
  const isDelivery = props.orderType === 'deliver'
  return (
    <div className="page flex flex-col gap-4 gutter pt-4 desktop:pt-8">
      <div>
        <h1 className="text-h1 font-bold">
          {text(isDelivery ? 'where_to_deliver' : 'choose_a_branch')}
        </h1>
        <p className="pt-1 text-text2 max-tablet:hidden">
          {text(isDelivery ? 'where_to_deliver_hint' : 'branches_hint')}
        </p>
      </div>
      {!isMenuOnly && <OrderTypeTabs chooser={props.chooser} active={props.orderType} />}
      {props.children}
    </div>
  )
}

/** Phones have no room for all of them. */
const bringIntoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Each way of ordering has a chooser of its own; where the visitor came from goes along. */
function OrderTypeTabs(props: { chooser: string; active: OrderType | null }) {
  const text = useText()
  const { orderTypes } = useBrand()
  const { search } = useCallingPage()
  return (
    <nav aria-label={text('select_order_type')} className="-mx-4 tablet:mx-0">
      <ul className="scroll-row flex px-4 tablet:px-0">
        <li className="flex shrink-0 rounded-tile bg-surface2 p-1">
          {orderTypes.map((type) => (
            <Link
              key={type}
              ref={type === props.active ? bringIntoView : null}
              to={`${props.chooser}/${type}${search}`}
              replace
              preventScrollReset
              aria-current={type === props.active ? 'true' : undefined}
              className="flex min-h-11 shrink-0 items-center rounded-input px-4 font-medium text-text2 hover:text-text aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text aria-[current]:shadow-e1"
            >
              {text(`order_type_${type}`)}
            </Link>
          ))}
        </li>
      </ul>
    </nav>
  )
}
