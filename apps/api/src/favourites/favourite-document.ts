import type { Favourite } from './favourite-queries.ts'

export const favouriteResource = ({ itemId, createdAt }: Favourite) => ({
  type: 'favorites' as const,
  id: itemId,
  attributes: { 'item-id': itemId, 'created-at': createdAt.toISOString() },
})
