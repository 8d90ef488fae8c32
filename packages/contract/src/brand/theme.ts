import { z } from 'zod'

/** The two colours a whole palette is made from. */
export const Theme = z
  .object({ primary_color: z.string(), button2_color: z.string() })
  .meta({ id: 'Theme' })
export type Theme = z.infer<typeof Theme>
