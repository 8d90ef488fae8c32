import type { BoardOrder } from '@sufra/contract/orders/board'
import { useText } from '../i18n/text-provider.tsx'
import { CardClock } from './card-clock.tsx'
import { TYPE_ICONS } from './type-icons.ts'

type Attributes = BoardOrder['attributes']

/** Which order, how it leaves the branch, how it stands in time, and whose it is. */
export function CardHeader(props: { attributes: Attributes; isUnseen: boolean }) {
  const text = useText()
  const { attributes } = props
  const { number, type, customer } = attributes
  const table = attributes['table-number']
  const Icon = TYPE_ICONS[type]
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="figures text-h1 leading-none font-extrabold">
          <bdi dir="ltr">#{number}</bdi>
        </h3>
        <span className="flex items-center gap-1.5 rounded-full bg-surface3 px-2.5 py-0.5 text-caption font-semibold">
          <Icon size={15} aria-hidden="true" />
          {table ? text('table', { table }) : text(`type_${type}`)}
        </span>
        {props.isUnseen && (
          <span className="rounded-full bg-new px-2.5 py-0.5 text-micro font-bold text-on-new">
            {text('new_mark')}
          </span>
        )}
      </div>
      <CardClock attributes={attributes} />
      <p className="flex flex-wrap gap-x-2 text-caption text-text2">
        <bdi className="font-semibold text-text">{customer.name}</bdi>
        {customer.mobile && (
          <bdi dir="ltr" className="figures">
            {customer.mobile}
          </bdi>
        )}
      </p>
    </header>
  )
}
