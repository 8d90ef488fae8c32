import { LOCALES } from '@sufra/domain/text/locales'
import { pages, popups, sliders, slides, texts } from '../content/content-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { BrandSeed } from './brand-seed.ts'
import { inOrder, insertRows } from './insert-rows.ts'

/** A brand has one. */
export const SLIDER = 1

/** Pages, the home screen's slider and popup, and the texts the brand words its own way. */
export async function plantContent(db: Db, brand: BrandSeed) {
  const conceptId = brand.concept.id
  const applicationId = brand.application.id

  await insertRows(
    db,
    pages,
    inOrder(brand.pages).map((page) =>
      page.type === 'page'
        ? { conceptId, ...page, url: null }
        : { conceptId, ...page, slug: null, body: {} },
    ),
  )
  await insertRows(db, sliders, [{ conceptId, id: SLIDER, label: brand.concept.slug }])
  await insertRows(
    db,
    slides,
    inOrder(brand.slides).map((slide) => ({ conceptId, sliderId: SLIDER, ...slide })),
  )
  await insertRows(db, popups, brand.popup ? [{ conceptId, applicationId, ...brand.popup }] : [])
  await insertRows(
    db,
    texts,
    LOCALES.flatMap((locale) =>
      Object.entries(brand.texts[locale] ?? {}).map(([key, value]) => ({
        conceptId,
        applicationId,
        locale,
        key,
        value,
      })),
    ),
  )
}
