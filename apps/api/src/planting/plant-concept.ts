import { SCHEDULE_LEAD_MINUTES } from '@sufra/domain/schedule/schedule-bounds'
import { applications, hosts } from '../applications/application-tables.ts'
import { concepts } from '../concepts/concept-tables.ts'
import { integrationOptions } from '../integration-options/integration-option-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { BrandSeed } from './brand-seed.ts'
import { insertRows } from './insert-rows.ts'
import { SLIDER } from './plant-content.ts'

/** What 'powered by' shows. */
const PLATFORM_LOGO = '/sufra.svg'

/** The brand itself, its application and the host names that lead to it. */
export async function plantConcept(db: Db, brand: BrandSeed) {
  const { concept, application } = brand
  const { id: conceptId, slug, label, country, currency, timezone } = concept
  const { primaryLanguage, secondaryLanguage, vatBasisPoints, vatType } = concept
  const logo = `/pictures/brands/${slug}.svg`

  await insertRows(db, concepts, [
    {
      conceptId,
      slug,
      label,
      country,
      currency,
      primaryLanguage,
      secondaryLanguage,
      timezone,
      vatBasisPoints,
      vatType,
      settings: {
        currencyFormat: concept.currencyFormat,
        currencySymbol: concept.currencySymbol,
        currencyCode: concept.currencyCode,
        allowedCountries: concept.allowedCountries,
        dialingCode: concept.dialingCode,
        otherTaxes: concept.otherTaxes,
        serviceCharge: concept.serviceCharge,
        minimumDelivery: concept.minimumDelivery,
        freeDeliveryFrom: concept.freeDeliveryFrom,
        specialDelivery: concept.specialDelivery,
        allowAdvanceOrder: concept.allowAdvanceOrder,
        maxDaysInAdvance: concept.maxDaysInAdvance,
        scheduleLeadMinutes: SCHEDULE_LEAD_MINUTES,
        prayerPauseMinutes: concept.prayerPauseMinutes ?? 0,
        cartNotes: concept.cartNotes,
        cancellation: concept.cancellation,
        cartExpiryMinutes: 120,
        abandonedCartMinutes: 30,
        otpLength: 6,
        isFreePackage: concept.isFreePackage,
        removeBranding: concept.removeBranding,
        billingType: concept.billingType,
        feedbackRedirectUrl: concept.feedbackRedirectUrl,
        social: concept.social,
        addressForm: concept.addressForm,
        logoUri: logo,
        webBrandLogo:
          concept.webBrandLogo === undefined
            ? concept.removeBranding
              ? null
              : PLATFORM_LOGO
            : concept.webBrandLogo,
        sliderId: SLIDER,
      },
    },
  ])

  const { id: applicationId, key, hosts: hostNames, ...settings } = application
  await insertRows(db, applications, [
    {
      conceptId,
      id: applicationId,
      key,
      label,
      defaultMenuId: defaultMenu(brand).id,
      settings: { ...settings, logoUri: null, gtmId: null, fbPixelId: null, tiktokId: null },
    },
  ])
  await insertRows(
    db,
    hosts,
    hostNames.map((host) => ({ host, conceptId, applicationId, applicationKey: key })),
  )
  await insertRows(
    db,
    integrationOptions,
    brand.integrationOptions.map((option) => ({ conceptId, ...option })),
  )
}

/** The one for every order type, where there is such a menu. */
function defaultMenu({ concept, menus }: BrandSeed) {
  const menu = menus.find(({ type }) => type === null) ?? menus[0]
  if (!menu) throw new Error(`The brand ${concept.slug} has no menu.`)
  return menu
}
