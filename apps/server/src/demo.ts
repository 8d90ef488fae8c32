import { fileURLToPath } from 'node:url'
import { readBrands } from '@sufra/api/planting/read-brands'

/** The demo brands and their pictures: read when they are wanted, never part of the build. */
const DEMO = new URL('../../../demo/', import.meta.url)

export const DEMO_PICTURES = fileURLToPath(new URL('pictures', DEMO))

/** In the order they are shown. */
export const demoBrands = () => readBrands(fileURLToPath(new URL('brands', DEMO)))
