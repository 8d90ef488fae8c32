import { z } from 'zod'
import type { ContentDocument } from './content.ts'

const Outline = z.object({ data: z.record(z.string(), z.unknown()) })
const Texts = z.record(z.string(), z.unknown()).catch({})

/** A brand's own texts. They only replace ours, so one that cannot be read is left to ours. */
export function readContent(body: unknown): ContentDocument {
  const { data } = Outline.parse(body)
  const textsIn = (locale: string) =>
    Object.fromEntries(
      Object.entries(Texts.parse(data[locale])).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  return {
    data: { 'en-us': textsIn('en-us'), 'ar-sa': textsIn('ar-sa'), fr: textsIn('fr') },
  }
}
