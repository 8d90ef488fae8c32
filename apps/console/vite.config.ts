import { compileCatalogues } from '@sufra/i18n/compile-catalogues'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** While developing, everything but the console itself comes from the running product. */
const PRODUCT = 'http://localhost:3000'

export default defineConfig({
  base: '/console/',
  plugins: [compileCatalogues(), tailwindcss()],
  server: { proxy: { '/api': PRODUCT, '/pictures': PRODUCT } },
  build: {
    outDir: 'build',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
  },
})
