import { type DayHours, hoursOfWeek } from '@sufra/domain/schedule/opening-hours'
import { languageTag } from '@sufra/domain/text/locales'
import { minuteClock } from '@sufra/web/page/clock'
import { buttonClass } from '@sufra/web/ui/button'
import { Car, ChevronLeft, MapPin, Navigation, Phone } from 'lucide-react'
import { lazy, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useClockText } from '#app/platform/format/clock-text.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { MapFrame } from '../../platform/map/map-frame.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Branch } from './found-branches.ts'
import { OpeningState } from './opening-state.tsx'
import { useChooseBranch } from './use-choose-branch.ts'

const BranchStrip = lazy(() => import('./branch-strip.tsx'))

export function BranchPage({ branch, chooser }: { branch: Branch; chooser: string }) {
  const text = useText()
  const { isMenuOnly, locale } = useBrand()
  const choose = useChooseBranch()
  const { search } = useCallingPage()

  return (
    <article className="page gutter pt-4 desktop:pt-8">
      <Link
        to={chooser + search}
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline"
      >
        <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
        {text('branches')}
      </Link>
      <div className="grid gap-5 pt-2 desktop:grid-cols-[minmax(0,1fr)_461px] desktop:gap-10">
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-2">
            <h1 className="text-h1 font-bold desktop:text-display">{branch.name}</h1>
            <OpeningState branch={branch} />
          </header>
          <MapFrame className="h-44 rounded-card desktop:h-64">
            <BranchStrip branch={branch} />
          </MapFrame>
          <dl className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
            <Fact icon={<MapPin size={20} />} term={text('address')}>
              {branch.line1 + commaIn(locale) + branch.city}
            </Fact>
            <Fact icon={<Phone size={20} />} term={text('telephone')}>
              <a
                href={`tel:${branch.telephone.replace(/\s/g, '')}`}
                className="inline-block py-1 font-medium hover:underline"
              >
                <bdi dir="ltr">{branch.telephone}</bdi>
              </a>
            </Fact>
            <Fact icon={<Car size={20} />} term={text('ways_to_order')}>
              <span className="flex flex-wrap gap-1.5 pt-1">
                {branch.orderTypes.map((type) => (
                  <span key={type} className="rounded-chip bg-surface2 px-2.5 py-1 text-small">
                    {text(`order_type_${type}`)}
                  </span>
                ))}
              </span>
            </Fact>
          </dl>
          <div className="flex flex-wrap gap-3">
            {!isMenuOnly && (
              <button
                type="button"
                onClick={() => choose(branch, null)}
                disabled={!branch.acceptsOrders}
                className={buttonClass('primary', 'flex-1 disabled:opacity-60')}
              >
                {text('order_from_branch')}
              </button>
            )}
            <a
              href={`https://www.google.com/maps/dir/?api=1&destination=${branch.lat},${branch.long}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              <Navigation size={18} aria-hidden="true" />
              {text('directions')}
              <span className="sr-only">({text('opens_in_new_tab')})</span>
            </a>
          </div>
        </div>
        <HoursTable branch={branch} />
      </div>
    </article>
  )
}

function Fact(props: { icon: React.ReactNode; term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[20px_1fr] gap-x-3">
      <dt className="contents text-caption text-text2">
        <span className="row-span-2 pt-0.5" aria-hidden="true">
          {props.icon}
        </span>
        <span>{props.term}</span>
      </dt>
      <dd className="col-start-2">{props.children}</dd>
    </div>
  )
}

/** A Sunday: the server's page does not know the day and starts the week there, with no day marked. */
const SOME_SUNDAY = Date.UTC(2026, 0, 4)

function HoursTable({ branch }: { branch: Branch }) {
  const text = useText()
  const { zone } = useBrand()
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.read, () => null)
  const week = hoursOfWeek(
    branch.hours,
    now === null ? [] : branch.holidays,
    zone,
    now ?? SOME_SUNDAY,
  )

  return (
    <section
      aria-labelledby="hours"
      className="self-start rounded-card border border-line bg-surface p-4"
    >
      <h2 id="hours" className="pb-2 text-h3 font-semibold">
        {text('opening_hours')}
      </h2>
      <table className="w-full">
        <tbody>
          {week.map((day) => (
            <Day key={day.date} day={day} isToday={now !== null && day.isToday} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Day({ day, isToday }: { day: DayHours; isToday: boolean }) {
  const text = useText()
  const clock = useClockText()
  const { locale } = useBrand()
  const name = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' })
  return (
    <tr className={isToday ? 'font-semibold' : 'text-text2'}>
      <th scope="row" className="py-1.5 text-start font-[inherit]">
        {name.format(SOME_SUNDAY + day.weekday * 86_400_000)}
        {isToday && <span className="text-caption text-text2"> · {text('today')}</span>}
        {day.isHoliday && (
          <span className="block text-caption text-warning">{text('holiday_hours')}</span>
        )}
      </th>
      <td className="py-1.5 text-end tabular-nums">
        {day.hours.length === 0
          ? text('closed')
          : day.hours.map(({ opens, closes }) => (
              <bdi key={opens} className="block">
                {clock(opens)} – {clock(closes)}
              </bdi>
            ))}
      </td>
    </tr>
  )
}
