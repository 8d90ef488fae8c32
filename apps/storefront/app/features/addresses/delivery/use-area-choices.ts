import type { ApiClient } from '@sufra/contract/client/client'
import type { Point } from '@sufra/domain/branch/geography'
import { type Words, wordsIn } from '@sufra/domain/text/locales'
import { useAnswer } from '@sufra/web/query/use-query'
import type { Option } from '../../../platform/forms/select-field.tsx'
import { browserClient } from '../../../platform/visit/browser-client.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import type { GivenAddress } from './delivery-model.ts'

export const NOTHING_CHOSEN = {
  governorate: null,
  neighbourhood: null,
  block: null,
  street: null,
}
export type ChosenArea = Record<keyof typeof NOTHING_CHOSEN, number | null>
export type AreaChoices = ReturnType<typeof useAreaChoices>

/** Governorate, neighbourhood, block and street: each list waits for the choice above it. */
export function useAreaChoices(governorate: number | null, neighbourhood: number | null) {
  const governorates = useChoices(ALL, (client) => client.reference.governorates())
  const neighbourhoods = useChoices(governorate, (client, id) => client.reference.neighborhoods(id))
  const blocks = useChoices(neighbourhood, (client, id) => client.reference.blocks(id))
  const streets = useChoices(neighbourhood, (client, id) => client.reference.streets(id))
  const lists = [governorates, neighbourhoods, blocks, streets]

  const pointOf = (id: number): Point | null => {
    const found = neighbourhoods.list.find((each) => each.id === id)?.attributes
    return found ? { lat: found.lat, long: found.long } : null
  }
  /** Null while something is still to be chosen. */
  const addressOf = (
    chosen: ChosenArea,
    comma: string,
  ): Pick<GivenAddress, 'point' | 'line1' | 'details'> | null => {
    const point = chosen.neighbourhood === null ? null : pointOf(chosen.neighbourhood)
    const street = nameIn(streets.options, chosen.street)
    const block = nameIn(blocks.options, chosen.block)
    if (!point || !street || !block) return null
    const around = [
      nameIn(neighbourhoods.options, chosen.neighbourhood),
      nameIn(governorates.options, chosen.governorate),
    ]
    return { point, line1: [street, block, ...around].join(comma), details: { street, block } }
  }
  return {
    addressOf,
    governorates: governorates.options,
    neighbourhoods: neighbourhoods.options,
    blocks: blocks.options,
    streets: streets.options,
    pointOf,
    hasFailed: lists.some((list) => list.hasFailed),
    retry: () => {
      for (const list of lists) if (list.hasFailed) list.retry()
    },
  }
}

const ALL = 0

type Listed = { data: { id: number; attributes: { name: Words } }[] }

/** One list, in the visitor's language; empty until what it belongs to is known. */
function useChoices<List extends Listed>(
  belongsTo: number | null,
  ask: (client: ApiClient, id: number) => Promise<List>,
) {
  const brand = useBrand()
  const key = belongsTo === null ? null : String(belongsTo)
  const { answer, hasFailed, retry } = useAnswer(key, () =>
    ask(browserClient(brand), belongsTo ?? ALL),
  )
  const list: List['data'] = answer?.data ?? []
  const options: Option[] = list.map(({ id, attributes }) => ({
    id,
    name: wordsIn(attributes.name, brand.locale),
  }))
  return { list, options, hasFailed, retry }
}

const nameIn = (options: Option[], id: number | null) =>
  options.find((option) => option.id === id)?.name ?? ''
