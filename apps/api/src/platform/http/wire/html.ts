/** Text that is safe to stand in a page as it is. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** Whatever is put into the template is escaped, unless it is Html itself. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]) =>
  new Html(fixed.map((text, index) => text + markupOf(parts[index])).join(''))

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (Array.isArray(part)) return part.map(markupOf).join('')
  return part === false || part == null ? '' : escaped(String(part))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A sentence or two in which `these` marks set off what is code. */
export const prose = (text = '') =>
  html`${text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`
