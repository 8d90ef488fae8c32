/** Pieces of one line. */
export const MAX_QUANTITY = 99

/** A whole number of pieces a line can have, nearest to the one asked for. */
export const asQuantity = (wanted: number) =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(wanted) || 1))
