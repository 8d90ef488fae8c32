import type { PopupResource, SlideResource } from '@sufra/contract/brand/content'
import { pictureUri } from '../catalogue/menu-document.ts'
import type { Page, Popup, Slide, Slider } from './content-queries.ts'

/** With its body; a list leaves the body out, as its document has no place for it. */
export const pageResource = (page: Page) => ({
  type: 'pages' as const,
  id: page.id,
  attributes: {
    type: page.type,
    slug: page.slug,
    url: page.url,
    label: page.label,
    title: page.title,
    body: page.body,
  },
})

export const sliderResource = ({ id, label }: Slider) => ({
  type: 'sliders' as const,
  id,
  attributes: { label },
})

export const slideResource = (slide: Slide): SlideResource => ({
  type: 'slides',
  id: slide.id,
  attributes: {
    title: slide.title,
    text: slide.text,
    'image-uri': `/pictures/${slide.picture}-480.webp`,
    link: slide.link,
    'display-order': slide.displayOrder,
  },
})

export const popupResource = (popup: Popup): PopupResource => ({
  type: 'popups',
  id: popup.id,
  attributes: {
    title: popup.title,
    text: popup.text,
    'image-uri': pictureUri(popup.picture),
    link: popup.link,
  },
})
