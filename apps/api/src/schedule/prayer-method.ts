import { CalculationMethod, type CalculationParameters } from 'adhan'

/** By the country's own authority where we know it, else by the Muslim World League. */
export function prayerMethod(country: string, date: Date): CalculationParameters {
  const method = (METHODS[country] ?? CalculationMethod.MuslimWorldLeague)()
  const isUmmAlQura = method.method === 'UmmAlQura'
  if (isUmmAlQura && isRamadan(date)) method.adjustments.isha += RAMADAN_ISHA_MINUTES
  return method
}

const METHODS: Record<string, () => CalculationParameters> = {
  SA: CalculationMethod.UmmAlQura,
  BH: CalculationMethod.UmmAlQura,
  AE: CalculationMethod.Dubai,
  KW: CalculationMethod.Kuwait,
  QA: CalculationMethod.Qatar,
  EG: CalculationMethod.Egyptian,
  OM: eighteenDegrees,
  JO: () => {
    const method = eighteenDegrees()
    method.adjustments.maghrib = 5
    return method
  },
  TR: CalculationMethod.Turkey,
  PK: CalculationMethod.Karachi,
  IR: CalculationMethod.Tehran,
  SG: CalculationMethod.Singapore,
  MY: CalculationMethod.Singapore,
  ID: CalculationMethod.Singapore,
  US: CalculationMethod.MoonsightingCommittee,
  CA: CalculationMethod.MoonsightingCommittee,
  GB: CalculationMethod.MoonsightingCommittee,
}

/** Muscat and Amman use the angles known by Karachi's name. */
function eighteenDegrees() {
  return CalculationMethod.Karachi()
}

/** In Ramadan the Umm al-Qura calendar sets the night prayer two hours after sunset, not one and a half. */
const RAMADAN_ISHA_MINUTES = 30
const hijri = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
})
const isRamadan = (date: Date) =>
  hijri.formatToParts(date).some(({ type, value }) => type === 'month' && value === '9')
