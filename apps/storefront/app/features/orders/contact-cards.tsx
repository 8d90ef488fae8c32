import { wordsIn } from '@sufra/domain/text/locales'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Bike, House, MapPin, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { TrackedOrder } from './tracked-order.ts'

/** Where the order is made, where it goes, and who brings it: each with the one thing to do about it. */
export function ContactCards({ tracked }: { tracked: TrackedOrder }) {
  const text = useText()
  const { locale } = useBrand()
  const { order, branch, driver } = tracked
  const isFetched = order.type !== 'deliver'
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
      {driver && (
        <Card icon={<Bike size={22} />} title={driver.name} line={text('your_driver')}>
          {driver.telephone && (
            <Call number={driver.telephone} label={text('call_name', { name: driver.name })} />
          )}
        </Card>
      )}
      {order.address && (
        <Card icon={<House size={22} />} title={order.address.label} line={order.address.line1} />
      )}
      <Card
        icon={<MapPin size={22} />}
        title={wordsIn(order.locationName, locale)}
        line={
          branch && wordsIn(branch.line1, locale) + commaIn(locale) + wordsIn(branch.city, locale)
        }
      >
        {branch && (
          <>
            <Call
              number={branch.telephone}
              label={text('call_name', { name: wordsIn(order.locationName, locale) })}
            />
            {isFetched && (
              <a
                href={`https://www.google.com/maps/dir/?api=1&destination=${branch.lat},${branch.long}`}
                target="_blank"
                rel="noreferrer"
                className={iconButtonClass}
              >
                <Navigation size={20} aria-hidden="true" />
                <span className="sr-only">
                  {text('directions')} ({text('opens_in_new_tab')})
                </span>
              </a>
            )}
          </>
        )}
      </Card>
    </ul>
  )
}

function Card(props: {
  icon: ReactNode
  title: string
  line: string | null
  children?: ReactNode
}) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-surface2 text-text2"
      >
        {props.icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">
          <bdi>{props.title}</bdi>
        </p>
        {props.line && (
          <p className="text-small break-words text-text2">
            <bdi>{props.line}</bdi>
          </p>
        )}
      </div>
      {props.children}
    </li>
  )
}

function Call({ number, label }: { number: string; label: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} className={iconButtonClass}>
      <Phone size={20} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </a>
  )
}
