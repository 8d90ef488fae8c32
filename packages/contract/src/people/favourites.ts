import { z } from 'zod'
import { Id, list, one, resource } from '../wire/json-api.ts'

/** An item a customer likes; it is known by the item's id. */
export const FavouriteResource = resource(
  'favorites',
  z.object({ 'item-id': Id, 'created-at': z.iso.datetime() }),
).meta({ id: 'Favorite' })
export const FavouriteList = list(FavouriteResource)
export const FavouriteDocument = one(FavouriteResource)

/** POST /customers/{id}/favorites */
export const NewFavourite = z.object({ 'item-id': Id })
