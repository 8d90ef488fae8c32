import { reactRouter } from '@react-router/dev/vite'
import { compileCatalogues } from '@sufra/i18n/compile-catalogues'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The parts of the app every page needs from its first moment. */
const FIRST = [
  /app\/platform\/(ui|i18n|visit|storage|offline|loading|snackbar|errors|theme)\/(?!error-alert|blocking-spinner|texts\/|update-notice|stepper|row-button|use-sheet|browser-client|api-settings|is-demo|use-is-demo|minimum-delay|keys\/selected-car)/,
  /web\/src\/(storage|page|text|snackbar|ui\/(button|empty-state|price|currency-sign))/,
  /app\/platform\/format\/(clock-text|use-list)/,
  /app\/order\/(destination\/(?!watch-branch)|menu\/(item-|open-item|use-(item|moment|destination|order)|add-disc|availability|label-badges)|allergens\/own-allergens|cart\/(cart-terms|tally|use-cart-panel|wide-screen)|placed\/(recent-order-id|order-id))/,
  /app\/routes\/layout\/(cart-host|item-sheet-host|mini-cart)|app\/features\/(menu\/|shell\/(?!side-menu)|branches\/destination-watch|orders\/order-alert-host)/,
  /domain\/src\/\w+\/(locales|order-types|availability|money|currenc|slug|time-zone|wall-clock|menu-order|destination(?!-)|allergens)/,
  /i18n\/src\/translator/,
  /lucide-react\/dist\/esm\/(createLucide|Icon|shared|context|default)/,
]

/** What a first tap on an item needs of the cart. */
const CART = [
  /app\/(order\/(cart\/(cart-store|cart-keys|stored-lines)|choices\/)|platform\/storage\/keys\/selected-car)|web\/src\/ui\/snack-message/,
  /domain\/src\/\w+\/(cart|line-choice|quantity|wire-moment)/,
]

/**
 * Two files for what every page needs: fewer requests, and they pack better together. What later parts
 * share is packed as well, because every page carries the list of their names.
 */
const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|icu-minify|clsx)\//,
  },
  { name: 'app', test: (id: string) => FIRST.some((part) => part.test(id)) },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 2 },
  { name: 'cart', test: (id: string) => CART.some((part) => part.test(id)) },
  {
    name: 'session',
    test: /app\/(platform\/session\/(?!own-page|profile-|sign-out|ask-|use-sign-in)|features\/(favourites\/(heart|own|set|use-f)|cart\/cart-customer))|domain\/src\/people\/customer-rights|contract\/src\/client\/api-failure|web\/src\/query\//,
    minShareCount: 2,
  },
  {
    name: 'order',
    test: /app\/(order|features\/(cart|checkout|promotions|orders))\/|app\/platform\/(session\/ask-|loading\/blocking|snackbar\/error-alert|format\/)/,
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /app\/(features\/(account\/profile|addresses\/(?!delivery)|cars)|platform\/(session|forms))\/|web\/src\/ui\/(field|form-error|submit-button)|app\/platform\/ui\/(row-button|use-sheet)|domain\/src\/\w+\/(plain-text|person-name|email|field-faults)/,
    minShareCount: 2,
  },
  {
    name: 'sign-in',
    test: /app\/(features\/account\/(?!sign-in\/(sign-in-|use-sign-in-|mobile-country))|platform\/(captcha\/|visit\/(use-)?is-demo))|domain\/src\/people\/(one-time-code|mobile|password)/,
    minShareCount: 2,
  },
  { name: 'search', test: /domain\/src\/search\//, minShareCount: 2 },
  {
    name: 'branches',
    test: /app\/(features\/(addresses\/delivery\/(?!pin-map)|branches)|platform\/(map\/(map-frame|use-position)|visit\/browser-client))|domain\/src\/\w+\/(geography|opening)/,
    minShareCount: 2,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [compileCatalogues(), tailwindcss(), reactRouter()],
  // Known from the start, so that the first page in development is not loaded twice.
  optimizeDeps: { include: ['clsx', 'lucide-react', 'icu-minify/format'] },
  // Read in one go when the server starts; what the server holds itself is not held twice.
  ...(command === 'build' && {
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
  }),
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Read by the server, which names the first files at the top of every page.
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Names of files would travel with every page as well.
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: 'assets/[hash].js' },
      }),
    },
  },
}))
