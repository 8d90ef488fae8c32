import type { OptionName } from './integration-option-queries.ts'

export const integrationOptionDocument = ({ product, name }: OptionName, value: string | null) => ({
  option_value: value,
  data: {
    type: 'integration-options' as const,
    id: `${product}/${name}`,
    attributes: { option_value: value },
  },
})
