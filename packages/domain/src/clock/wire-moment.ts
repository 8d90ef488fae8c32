/** 'YYYY-MM-DD HH:mm:ss' in UTC: how a schedule is stored and sent. */
export const wireMoment = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 19).replace('T', ' ')

export const WIRE_MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Null for anything but a time that exists: no 30 February, no hour 24, nothing before or after. */
export function parseWireMoment(text: string): number | null {
  if (!WIRE_MOMENT.test(text)) return null
  const moment = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isFinite(moment) && wireMoment(moment) === text ? moment : null
}
