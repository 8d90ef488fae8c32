import { BRAND_SYMBOLS, type Inks } from './brand-symbols.ts'

type Brand = {
  primary: string
  /** Two colours, so that one of them stands out on a light ground and one on a dark ground. */
  onPage: Inks
  /** On the brand's own colour. */
  onPrimary: Inks
}

const BRANDS = {
  saj: {
    primary: '#E4572E',
    onPage: { main: '#E4572E', accent: '#0F5132', light: '#FFF4E6' },
    onPrimary: { main: '#FFF8EF', accent: '#0F5132', light: '#E4572E' },
  },
  karak: {
    primary: '#7A3E1D',
    onPage: { main: '#7A3E1D', accent: '#D4AF37', light: '#FBF1DD' },
    onPrimary: { main: '#B5713A', accent: '#EBCB63', light: '#FFF6E3' },
  },
  luban: {
    primary: '#1B4332',
    onPage: { main: '#1B4332', accent: '#C8A24A', light: '#F3E6C4' },
    onPrimary: { main: '#3D7A5E', accent: '#E3C277', light: '#FFF6DF' },
  },
  dawar: {
    primary: '#C1121F',
    onPage: { main: '#C1121F', accent: '#003049', light: '#FDF0D5' },
    onPrimary: { main: '#FFFFFF', accent: '#003049', light: '#FDF0D5' },
  },
  lawz: {
    primary: '#6D597A',
    onPage: { main: '#6D597A', accent: '#E9C46A', light: '#FBF3DF' },
    onPrimary: { main: '#FBF3DF', accent: '#E9C46A', light: '#6D597A' },
  },
  marsa: {
    primary: '#005F73',
    onPage: { main: '#005F73', accent: '#EE9B00', light: '#E9F5F5' },
    onPrimary: { main: '#FFFFFF', accent: '#FFB52E', light: '#E9F5F5' },
  },
  suya: {
    primary: '#FFC100',
    onPage: { main: '#1F1F1F', accent: '#FFC100', light: '#FFF6D6' },
    onPrimary: { main: '#1F1F1F', accent: '#FFC100', light: '#FFF6D6' },
  },
} satisfies Record<keyof typeof BRAND_SYMBOLS, Brand>

export type BrandSlug = keyof typeof BRANDS

export const BRAND_SLUGS = Object.keys(BRANDS) as BrandSlug[]

/** The symbol alone, on whatever ground the page has. */
export const logo = (slug: BrandSlug): string =>
  svg(96, 96, BRAND_SYMBOLS[slug](BRANDS[slug].onPage))

/** The symbol on a rounded square of the brand's colour. */
export const favicon = (slug: BrandSlug): string => svg(96, 96, tile(slug, 22, 0.72))

/** Full to the edges: the phone cuts its own shape and keeps the middle four fifths. */
export const maskableIcon = (slug: BrandSlug): string => svg(96, 96, tile(slug, 0, 0.56))

/** What a link to the brand shows in a chat. */
export function sharePicture(slug: BrandSlug): string {
  const { primary, onPrimary } = BRANDS[slug]
  return svg(
    1200,
    630,
    `<rect width="1200" height="630" fill="${primary}"/>
    <g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="56">
      <circle cx="600" cy="315" r="330"/><circle cx="600" cy="315" r="480"/><circle cx="600" cy="315" r="630"/>
    </g>
    <circle cx="600" cy="315" r="250" fill="#fff" fill-opacity=".12"/>
    <g transform="translate(424 139) scale(3.667)">${BRAND_SYMBOLS[slug](onPrimary)}</g>`,
  )
}

function tile(slug: BrandSlug, corner: number, share: number): string {
  const { primary, onPrimary } = BRANDS[slug]
  const inset = 48 * (1 - share)
  return `<rect width="96" height="96" rx="${corner}" fill="${primary}"/>
    <g transform="translate(${inset} ${inset}) scale(${share})">${BRAND_SYMBOLS[slug](onPrimary)}</g>`
}

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`
