import { storedAppearanceAt } from '@sufra/web/storage/appearance'

export const storedAppearance = storedAppearanceAt('appearance')
