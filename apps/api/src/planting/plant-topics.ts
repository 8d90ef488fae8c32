import type { Words } from '@sufra/domain/text/locales'
import { topics } from '../feedback/feedback-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { BrandSeed } from './brand-seed.ts'
import { inOrder, insertRows } from './insert-rows.ts'

const named = (english: string, arabic: string, french: string): Words => ({
  'en-us': english,
  'ar-sa': arabic,
  fr: french,
})

const OF_ORDER = [
  { id: 1, name: named('Food', 'الطعام', 'Plats') },
  { id: 2, name: named('Time', 'الوقت', 'Délai') },
  { id: 3, name: named('Packaging', 'التغليف', 'Emballage') },
  { id: 4, name: named('Service', 'الخدمة', 'Service') },
]
const OF_BRAND = [
  { id: 11, name: named('A compliment', 'إشادة', 'Un compliment') },
  { id: 12, name: named('A complaint', 'شكوى', 'Une réclamation') },
  { id: 13, name: named('A suggestion', 'اقتراح', 'Une suggestion') },
  { id: 14, name: named('Something else', 'أمر آخر', 'Autre chose') },
]

/** What customers of a brand can rate and write about, until the brand chooses otherwise. */
export async function plantTopics(db: Db, { concept }: BrandSeed) {
  const rows = (list: typeof OF_ORDER, of: 'order' | 'brand') =>
    inOrder(list).map((topic) => ({ conceptId: concept.id, of, ...topic }))
  await insertRows(db, topics, [...rows(OF_ORDER, 'order'), ...rows(OF_BRAND, 'brand')])
}
