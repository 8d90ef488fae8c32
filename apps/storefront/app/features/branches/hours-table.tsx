import { type DayHours, hoursOfWeek } from '@sufra/domain/schedule/opening-hours'
import { languageTag } from '@sufra/domain/text/locales'
import { useSyncExternalStore } from 'react'
import { useClockText } from '../../platform/format/clock-text.ts'
import { minuteClock } from '../../platform/format/minute-clock.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Branch } from './location-model.ts'

/** A Sunday: the server's page does not know the day and starts the week there, with no day marked. */
const SOME_SUNDAY = Date.UTC(2026, 0, 4)

export function HoursTable({ branch }: { branch: Branch }) {
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
