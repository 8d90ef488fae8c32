import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { OrderTypeTabs } from './order-type-tabs.tsx'

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
