import type { ConceptResource } from '@sufra/contract/brand/concepts'
import { toMinor } from '@sufra/domain/money/money'
import { type Locale, type Words, wordsIn } from '@sufra/domain/text/locales'
import type { BrandBillRules } from './bill-rules.ts'

type Concept = ConceptResource['attributes']

/** Of the concept, with names in one language: they travel with every page. */
export function billRulesOf(concept: Concept, locale: Locale): BrandBillRules {
  const minor = (amount: number | null) =>
    amount === null ? null : toMinor(amount, concept['decimal-places'])
  const names = (words: Words): Words => ({ [locale]: wordsIn(words, locale) })
  const service = concept['service-charge']
  const specialFrom = minor(concept['minimum-order-amount-for-special-delivery'])
  const specialPrice = minor(concept['special-delivery-price'])
  return {
    vat: { basisPoints: basisPoints(concept['vat-rate']), type: concept['vat-type'] },
    otherTaxes: concept['other-taxes'].map(({ key, name, rate }) => ({
      key,
      names: names(name),
      basisPoints: basisPoints(rate),
    })),
    serviceCharge: service && {
      names: names(service.name),
      basisPoints: basisPoints(service.rate),
      orderTypes: service['order-types'],
    },
    freeDeliveryFrom: minor(concept['minimum-order-amount-free-delivery']),
    specialDelivery:
      specialFrom !== null && specialPrice !== null
        ? { from: specialFrom, price: specialPrice }
        : null,
    deliveryMinimum: minor(concept['minimum-order-amount-delivery']) ?? 0,
  }
}

/** 7.5 % are 750. */
const basisPoints = (percent: number) => Math.round(percent * 100)
