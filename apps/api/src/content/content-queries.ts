import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { pages, popups, sliders, slides, texts } from './content-tables.ts'

export type Page = typeof pages.$inferSelect
export type Slider = typeof sliders.$inferSelect
export type Slide = typeof slides.$inferSelect
export type Popup = typeof popups.$inferSelect

export const findPages = (db: Db, conceptId: number) =>
  db
    .select()
    .from(pages)
    .where(eq(pages.conceptId, conceptId))
    .orderBy(asc(pages.displayOrder), asc(pages.id))

export async function findSlider(db: Db, conceptId: number, id: number) {
  const [slider] = await db
    .select()
    .from(sliders)
    .where(and(eq(sliders.conceptId, conceptId), eq(sliders.id, id)))
  return slider ?? null
}

export const findSlides = (db: Db, conceptId: number, sliderId: number) =>
  db
    .select()
    .from(slides)
    .where(and(eq(slides.conceptId, conceptId), eq(slides.sliderId, sliderId)))
    .orderBy(asc(slides.displayOrder), asc(slides.id))

export async function findPopup(db: Db, { conceptId, applicationId }: Tenant) {
  const [popup] = await db
    .select()
    .from(popups)
    .where(and(eq(popups.conceptId, conceptId), eq(popups.applicationId, applicationId)))
    .orderBy(asc(popups.id))
    .limit(1)
  return popup ?? null
}

export const findTexts = (db: Db, application: { conceptId: number; id: number }) =>
  db
    .select({ locale: texts.locale, key: texts.key, value: texts.value })
    .from(texts)
    .where(and(eq(texts.conceptId, application.conceptId), eq(texts.applicationId, application.id)))
    .orderBy(asc(texts.locale), asc(texts.key))
