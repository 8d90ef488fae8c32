import { fixedOffset } from './wall-clock.ts'

/**
 * The zone a brand's setting means. Known names stay; 'GMT+3' and 'UTC-4' become Etc/GMT zones,
 * whose sign is the other way round; halves of hours become a fixed offset; the rest is UTC.
 */
export function zoneOf(name: string): string {
  const written = name.trim()
  if (fixedOffset(written) !== null || isKnownZone(written)) return written
  const [, sign, hourText, minuteText = '0'] = OFFSET_NAME.exec(written) ?? []
  if (sign === undefined) return 'UTC'
  const isEast = sign === '+'
  const hours = Number(hourText)
  const minutes = Number(minuteText)
  if (minutes > 59 || hours * 60 + minutes > (isEast ? 14 : 12) * 60) return 'UTC'
  if (minutes > 0) return `${isEast ? '+' : '-'}${twoDigits(hours)}:${twoDigits(minutes)}`
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${isEast ? '-' : '+'}${hours}`
}

const OFFSET_NAME = /^(?:GMT|UTC)\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i

const knownZones = new Map<string, boolean>()

/** Remembered: asking Intl takes longer than pricing a whole cart. */
function isKnownZone(name: string): boolean {
  const known = knownZones.get(name) ?? isKnownToIntl(name)
  knownZones.set(name, known)
  return known
}

function isKnownToIntl(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
