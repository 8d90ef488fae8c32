import type { BoardLine, BoardOrder } from '@sufra/contract/orders/board'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Amount } from '../../platform/brand/amount.tsx'
import { useBrand } from '../../platform/brand/brand-context.tsx'
import { useClockText } from '../../platform/brand/use-clock-text.ts'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { useCrew } from '../../platform/session/use-crew.ts'

let printing: BoardOrder | null = null
const listeners = new Set<() => void>()

function set(order: BoardOrder | null) {
  printing = order
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the browser's own print dialog with nothing but the ticket on the paper. */
export const printTicket = (order: BoardOrder) => set(order)

/** Holds the ticket while it is printed; on a screen nothing of it is seen. */
export function TicketHost() {
  const order = useSyncExternalStore(subscribe, () => printing)
  const place = document.getElementById('ticket')

  useEffect(() => {
    if (!order) return
    const done = () => set(null)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [order])

  return order && place ? createPortal(<Ticket order={order} />, place) : null
}

/** An order on paper: what the kitchen pins up and the bag carries. */
function Ticket({ order: { attributes } }: { order: BoardOrder }) {
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

/** What to make, on paper: no colour, so what is left out is underlined. */
function TicketLines({ lines }: { lines: readonly BoardLine[] }) {
  const words = useWords()
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index} className="flex gap-2 pb-1">
          <b className="figures">
            <bdi dir="ltr">{line.quantity}×</bdi>
          </b>
          <div className="flex-1">
            <b>{words(line.name)}</b>
            <Choices modifiers={line.modifiers} leftOut={line['left-out']} />
            {line['combo-items'].map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the picks of a line never change
              <div key={place} className="ps-2">
                {item.quantity > 1 && `${item.quantity}× `}
                {words(item.name)}
                <Choices modifiers={item.modifiers} leftOut={item['left-out']} />
              </div>
            ))}
            {line.notes && <p className="border border-[#000] px-1 font-bold">{line.notes}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Choices(props: { modifiers: BoardLine['modifiers']; leftOut: BoardLine['left-out'] }) {
  const text = useText()
  const words = useWords()
  return (
    <>
      {props.modifiers.map(({ id, name, quantity }) => (
        <p key={id}>
          + {words(name)} {quantity > 1 && <bdi dir="ltr">×{quantity}</bdi>}
        </p>
      ))}
      {props.leftOut.map(({ id, name }) => (
        <p key={id} className="font-bold underline">
          {text('without', { name: words(name) })}
        </p>
      ))}
    </>
  )
}
