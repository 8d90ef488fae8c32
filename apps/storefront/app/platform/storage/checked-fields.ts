/** What parsers of stored objects ask of values that may be anything. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const isWithin = (value: unknown, lowest: number, highest: number): value is number =>
  typeof value === 'number' && value >= lowest && value <= highest

export const isId = (value: unknown): value is number =>
  isWithin(value, 1, Number.MAX_SAFE_INTEGER) && Number.isInteger(value)
