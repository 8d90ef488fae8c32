import { wordsIn } from '@sufra/domain/text/locales'
import { query } from '@sufra/web/query/query'
import { useQuery } from '@sufra/web/query/use-query'
import type { Brand } from '../../platform/visit/brand.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

type Choices = {
  colors: { id: number; name: string; hex: string }[]
  makers: { id: number; name: string; picture: string }[]
}

/** What cars are made by and painted in. They do not change within a visit. */
const carChoices = query<{ key: string; brand: Brand }, Choices>({
  freshMs: Number.POSITIVE_INFINITY,
  async ask({ brand }) {
    const { reference } = browserClient(brand, { isQuiet: true })
    const [colors, makers] = await Promise.all([reference.carColors(), reference.carMakers()])
    return {
      colors: colors.data.map(({ id, attributes: { name, hex } }) => ({
        id,
        name: wordsIn(name, brand.locale),
        hex,
      })),
      makers: makers.data.map(({ id, attributes }) => ({
        id,
        name: wordsIn(attributes.name, brand.locale),
        picture: attributes['image-uri'],
      })),
    }
  },
})

/** Null while they are on their way. */
export function useCarChoices() {
  const brand = useBrand()
  const { answer, hasFailed, retry } = useQuery(carChoices, { key: brand.locale, brand })
  return { choices: answer, hasFailed, retry }
}
