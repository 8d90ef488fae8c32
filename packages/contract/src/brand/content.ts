import { LOCALES } from '@sufra/domain/text/locales'
import { z } from 'zod'
import { list, one, resource } from '../wire/json-api.ts'
import { Words } from './words.ts'

const PageListAttributes = z.object({
  type: z.enum(['page', 'link']),
  slug: z.string().nullable(),
  url: z.string().nullable(),
  label: Words,
  title: Words,
})

export const PageListResource = resource('pages', PageListAttributes)
export type PageListResource = z.infer<typeof PageListResource>
export const PageList = list(PageListResource)

/** The body is Markdown. */
export const PageDocument = one(resource('pages', PageListAttributes.extend({ body: Words })))

export const SlideResource = resource(
  'slides',
  z.object({
    title: Words,
    text: Words,
    'image-uri': z.string(),
    link: z.string().nullable(),
    'display-order': z.int(),
  }),
).meta({ id: 'Slide' })
export type SlideResource = z.infer<typeof SlideResource>

export const SliderDocument = z.object({
  data: resource('sliders', z.object({ label: z.string() })),
  included: z.array(SlideResource),
})

export const PopupResource = resource(
  'popups',
  z.object({
    title: Words,
    text: Words,
    'image-uri': z.string().nullable(),
    link: z.string().nullable(),
  }),
).meta({ id: 'Popup' })
export type PopupResource = z.infer<typeof PopupResource>

/** The document at `content-uri`: interface texts a brand words its own way, by locale and key. */
export const ContentDocument = z.object({
  data: z.record(z.enum(LOCALES), z.record(z.string(), z.string())),
})
export type ContentDocument = z.infer<typeof ContentDocument>
