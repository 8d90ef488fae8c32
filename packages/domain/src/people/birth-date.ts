import type { FieldFault } from '../text/field-faults.ts'

const EARLIEST = '1900-01-01'

/** 'YYYY-MM-DD', a day that was; `today` in the same form. */
export function birthDateFault(date: string, today: string): FieldFault | null {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(date)
  const moment = new Date(`${date}T00:00:00Z`)
  const exists =
    isWritten && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
  return exists && date >= EARLIEST && date <= today ? null : 'invalid-date'
}
