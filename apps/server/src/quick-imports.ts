import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Imported before anything else that is large: what makes the rest load faster. */

// Code that was compiled and freed of its types at an earlier start is taken from there.
enableCompileCache(fileURLToPath(new URL('../../../.cache/code', import.meta.url)))

// Run from its sources, Node reads the whole manifest of a package again for every module of it, and this
// one's has 179 kB. Its modules name one another by file, so there is nothing to look up.
registerHooks({
  resolve(specifier, context, next) {
    const isWithin = specifier.startsWith('.') && context.parentURL?.includes('/drizzle-orm/')
    if (!isWithin) return next(specifier, context)
    const url = new URL(specifier, context.parentURL).href
    return { url, format: 'module', shortCircuit: true }
  },
})
