import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTexts } from './build-steps/compile-texts.ts'

/** The parts of the app every page needs from its first moment. */
const FIRST = [
  /app\/(ui|i18n|visit|storage|offline|loading|snackbar|shell|menu|place|errors|theme)\/(?!side-menu|appearance-switch|texts\/|more-texts|update-notice|stepper|dialog|browser-client|moment-text)/,
  /app\/(cart\/(cart-host|cart-terms|tally|use-cart-panel|wide-screen|allergens\/(item-allergen-mark|own-allergens))|customise\/(use-item-taps|open-item)|ordering\/use-items)/,
  /domain\/src\/(locales|limits|order-types|availability|money|currenc|slug|side-menu|path-locale|time-zone|wall-clock|menu-order|place-choice|allergens)/,
  /lucide-react\/dist\/esm\/(createLucide|Icon|shared|context|default)/,
]

/** Two files for what every page needs: fewer requests, and they pack better together. */
const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|icu-minify|clsx)\//,
  },
  { name: 'app', test: (id: string) => FIRST.some((part) => part.test(id)) },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compileTexts(), tailwindcss(), reactRouter()],
  // Known from the start, so that the first page in development is not loaded twice.
  optimizeDeps: { include: ['clsx', 'lucide-react', 'icu-minify/format'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
    },
  },
}))
