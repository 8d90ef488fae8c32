export type Inks = { main: string; accent: string; light: string }

/** One symbol per demo brand, inside a box of 96 × 96. */
export const BRAND_SYMBOLS = {
  /** The domed griddle the bread is named after, hot. */
  saj: ({ main, accent, light }: Inks) => `
    <g fill="none" stroke="${main}" stroke-width="7" stroke-linecap="round">
      <path d="M30 27c-7-7 5-11 0-19M48 24c-7-8 5-11 0-19M66 27c-7-7 5-11 0-19"/>
      <path d="M30 90h36"/></g>
    <path d="M10 68c0-21 17-36 38-36s38 15 38 36z" fill="${main}"/>
    <path d="M22 62c2-12 11-20 24-22" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>
    <rect x="5" y="66" width="86" height="14" rx="7" fill="${accent}" stroke="${main}" stroke-width="4"/>`,

  /** A tea glass with its saucer. */
  karak: ({ main, accent, light }: Inks) => `
    <path d="M48 18c-7-5 5-8 0-13" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>
    <path d="M24 24h48c0 18-11 21-11 31s10 14 8 23c-1 4-5 6-9 6H36c-4 0-8-2-9-6-2-9 8-13 8-23S24 42 24 24z" fill="${main}" stroke="${accent}" stroke-width="6" stroke-linejoin="round"/>
    <path d="M37 34c2 8 7 12 7 20s-6 12-7 19" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>
    <path d="M10 90h76" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>`,

  /** A frankincense twig and its tear of resin. */
  luban: ({ main, accent, light }: Inks) => `
    <g fill="${main}" stroke="${accent}" stroke-width="4.5" stroke-linejoin="round">
      <path d="M48 34c-11-8-11-22 0-32 11 10 11 24 0 32z"/>
      <path d="M44 48C30 50 19 43 14 28c16-4 28 4 30 20zM52 48c14 2 25-5 30-20-16-4-28 4-30 20z"/>
      <path d="M42 66C28 70 14 65 6 52c15-7 30-2 36 14zM54 66c14 4 28-1 36-14-15-7-30-2-36 14z"/></g>
    <path d="M48 36v28" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
    <path d="M48 60c10 13 14 19 14 24a14 11 0 0 1-28 0c0-5 4-11 14-24z" fill="${accent}"/>
    <path d="M42 84c0 3 2 5 5 6" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,

  /** A roundabout of three lanes around a plate. */
  dawar: ({ main, accent, light }: Inks) => `
    <circle cx="48" cy="48" r="27" fill="${light}"/>
    <circle cx="48" cy="48" r="15" fill="${accent}"/>
    <g fill="none" stroke="${main}" stroke-width="12" stroke-linecap="round">
      <path d="M20.1 17A42 42 0 0 1 70.2 12.3"/>
      <path d="M88.8 39.300A42 42 0 0 1 67.7 85.1"/>
      <path d="M35 88A42 42 0 0 1 6.2 46.5"/></g>`,

  /** An almond half out of its shell. */
  lawz: ({ main, accent, light }: Inks) => `
    <path d="M48 3c24 16 36 38 31 60-4 18-16 30-31 30z" fill="${accent}"/>
    <path d="M48 3C24 19 12 41 17 63c4 18 16 30 31 30z" fill="${main}"/>
    <path d="M48 3v90" stroke="${light}" stroke-width="5"/>
    <path d="M31 42c-4 11-3 22 3 32" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>
    <path d="M65 42c4 11 3 22-3 32" fill="none" stroke="${main}" stroke-width="5" stroke-linecap="round"/>`,

  /** A dhow coming in. */
  marsa: ({ main, accent }: Inks) => `
    <path d="M46 3v55H10C26 44 40 24 46 3z" fill="${accent}"/>
    <path d="M54 16c18 8 30 24 32 42H54z" fill="${main}"/>
    <path d="M6 63h84c-3 10-10 16-20 16H26C16 79 9 73 6 63z" fill="${main}"/>
    <path d="M8 89c8-5 16-5 24 0s16 5 24 0 16-5 24 0c3 2 5 2 8 2" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`,

  /** A skewer in the flame. */
  suya: ({ main, accent }: Inks) => `
    <path d="M50 3c4 16 32 26 32 56 0 20-14 34-34 34S14 79 14 59c0-14 8-22 13-32 5 3 8 7 9 13C43 30 48 18 50 3z" fill="${main}" stroke="${accent}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M48 37v51" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
    <g fill="${accent}"><rect x="37" y="43" width="22" height="12" rx="6"/><rect x="34" y="58" width="28" height="12" rx="6"/><rect x="37" y="73" width="22" height="11" rx="5.5"/></g>`,
}
