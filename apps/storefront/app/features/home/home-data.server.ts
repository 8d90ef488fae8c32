import { wordsIn } from '@sufra/domain/text/locales'
import type { HomeVisit } from '#app/features/home/force-location.ts'
import { remembered } from '#app/platform/visit/brand.server.ts'
import type { Card, CategoryEntry } from '../../order/menu/menu-model.ts'
import { entriesOf, sectionsOf } from '../../order/menu/sections.server.ts'
import { brandFor, startOf } from '../../platform/visit/brand.server.ts'
import type { Visit } from '../../platform/visit/visit.ts'
import type { Popup, Slide } from './home-model.ts'

const POPULAR_COUNT = 8

export type HomeData = {
  slides: Slide[]
  popup: Popup | null
  categories: CategoryEntry[]
  popular: Card[]
  /** Where an order type and a destination are chosen; null for a brand that only shows its menu. */
  chooser: string | null
  /** What the server knows of the forced location; null when it can never apply. */
  forced: Omit<HomeVisit, 'hasLastLocation' | 'isFromQrCode'> | null
}

export async function homeData(visit: Visit): Promise<HomeData> {
  const brand = await brandFor(visit)
  const { menu, popup } = await startOf(visit)
  const sections = sectionsOf(menu, brand)
  const slides = await slidesOf(visit)
  return {
    slides: slides.map(({ id, attributes }) => ({
      id,
      title: wordsIn(attributes.title, brand.locale),
      text: wordsIn(attributes.text, brand.locale),
      picture: attributes['image-uri'],
      link: attributes.link,
    })),
    popup: popup && {
      id: popup.id,
      title: wordsIn(popup.attributes.title, brand.locale),
      text: wordsIn(popup.attributes.text, brand.locale),
      picture: popup.attributes['image-uri'],
      link: popup.attributes.link,
    },
    categories: entriesOf(sections),
    popular: sections
      .flatMap(({ cards }) => cards)
      .filter(({ labels }) => labels.includes('popular'))
      .slice(0, POPULAR_COUNT)
      // The heading says so of all of them.
      .map((card) => ({ ...card, labels: card.labels.filter((label) => label !== 'popular') })),
    chooser:
      brand.isMenuOnly || !brand.firstCategorySlug
        ? null
        : `/menu/${brand.firstCategorySlug}/location`,
    forced: brand.forcesLocation
      ? {
          forcesLocation: true,
          isMenuOnly: brand.isMenuOnly,
          hasCategory: brand.firstCategorySlug !== null,
          allowedOrderTypes: brand.orderTypes,
          hasSeparatedMenus: brand.menus.hasSeparatedMenus,
        }
      : null,
  }
}

/** Without the slider the home page is still shown. */
const slidesOf = remembered(async (visit: Visit) => {
  const { client, concept } = await startOf(visit)
  const id = concept.attributes['slider-id']
  if (id === null) return []
  const slider = await client.brand.slider(id).catch(() => null)
  return (slider?.included ?? []).toSorted(
    (a, b) => a.attributes['display-order'] - b.attributes['display-order'],
  )
})
