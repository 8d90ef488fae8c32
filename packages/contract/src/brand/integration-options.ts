import { z } from 'zod'

/** A value a browser may know; null when the brand has none. Stands twice, as existing clients read either. */
export const IntegrationOptionDocument = z.object({
  option_value: z.string().nullable(),
  data: z.object({
    type: z.literal('integration-options'),
    id: z.string(),
    attributes: z.object({ option_value: z.string().nullable() }),
  }),
})
