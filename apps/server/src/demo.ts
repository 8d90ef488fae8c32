import { fileURLToPath } from 'node:url'

/** The demo brands and their pictures: read when they are wanted, never part of the build. */
const DEMO = new URL('../../../demo/', import.meta.url)

export const DEMO_PICTURES = fileURLToPath(new URL('pictures', DEMO))
