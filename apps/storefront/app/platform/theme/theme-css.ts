import type { Theme } from '@sufra/contract/brand/theme'
import { palette, type Tokens } from './palette.ts'

/**
 * A brand's colours as one style block, written into the page before anything is painted. The system's
 * setting decides between light and dark until the visitor chooses (`data-theme` on the root).
 */
export function themeCss(theme: Theme): string {
  const { light, dark } = palette(theme.primary_color, theme.button2_color)
  return [
    `:root{color-scheme:light;${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(dark)}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${declarations(dark)}}`,
  ].join('')
}

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
