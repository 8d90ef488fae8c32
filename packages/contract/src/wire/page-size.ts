/** Rows per request for categories, locations and orders: in practice, all of them. */
export const PAGE_SIZE = 999
