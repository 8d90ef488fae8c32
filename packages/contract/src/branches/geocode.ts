import { z } from 'zod'

/** What a maps service answers for a point. */
export const GeocodeDocument = z.object({
  features: z.array(
    z.object({ place_name: z.string(), center: z.tuple([z.number(), z.number()]) }),
  ),
})
