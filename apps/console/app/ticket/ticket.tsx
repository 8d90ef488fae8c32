import type { BoardOrder } from '@sufra/contract/orders/board'
import { Amount } from '../brand/amount.tsx'
import { useBrand } from '../brand/brand-context.tsx'
import { useClockText } from '../brand/use-clock-text.ts'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useCrew } from '../session/use-crew.ts'
import { TicketLines } from './ticket-lines.tsx'

/** An order on paper: what the kitchen pins up and the bag carries. */
export function Ticket({ order: { attributes } }: { order: BoardOrder }) {
  const text = useText()
  const words = useWords()
  const clock = useClockText()
  const { label } = useBrand()
  const { branch } = useCrew()
  const { type, number, customer, car, address } = attributes
  const table = attributes['table-number']
  const due = attributes['to-collect']
  return (
    <section aria-label={text('order_number', { number })}>
      <p className="text-center font-bold">{words(label)}</p>
      <p className="text-center">{words(branch.attributes.name)}</p>
      <p className="figures py-1 text-center text-[44px] leading-none font-extrabold">
        <bdi dir="ltr">#{number}</bdi>
      </p>
      <p className="text-center text-h3 font-bold">
        {table ? text('table', { table }) : text(`type_${type}`)}
      </p>
      <p className="figures text-center">
        {text(attributes['scheduled-time'] ? 'scheduled_for' : 'promised_for', {
          time: clock(Date.parse(attributes['promised-time'])),
        })}
      </p>
      <hr />
      <p className="flex justify-between gap-2">
        <bdi className="font-bold">{customer.name}</bdi>
        {customer.mobile && <bdi dir="ltr">{customer.mobile}</bdi>}
      </p>
      {car && (
        <p className="font-bold">
          <bdi>{`${car.color} ${car.maker}`}</bdi> <bdi dir="ltr">{car['plate-number']}</bdi>
        </p>
      )}
      {address && (
        <p>
          <bdi>{[address.line1, ...address.details].join(' · ')}</bdi>
          {address.instructions && <b className="block">{address.instructions}</b>}
        </p>
      )}
      <hr />
      <TicketLines lines={attributes.lines} />
      {attributes.notes && (
        <p className="mt-2 border-2 border-[#000] p-1 font-bold">
          {text('note')}: <bdi>{attributes.notes}</bdi>
        </p>
      )}
      <hr />
      <p className="flex justify-between text-h3 font-bold">
        <span>{text(due > 0 ? 'collect' : 'paid')}</span>
        <Amount value={due > 0 ? due : attributes.total} />
      </p>
      <p className="flex justify-between">
        <span>{text(`method_${attributes['payment-method']}`)}</span>
        <span className="figures">{clock(Date.parse(attributes['placed-at']))}</span>
      </p>
    </section>
  )
}
