import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileTexts } from './build-steps/compile-texts.ts'

/** The parts of the app every page needs from its first moment. */
const FIRST = [
  /app\/(ui|i18n|visit|storage|offline|loading|snackbar|shell|menu|place|errors|theme)\/(?!side-menu|appearance-switch|checkout-header|snack-message|watch-branch|texts\/|more-texts|update-notice|stepper|dialog|browser-client|moment-text|minimum-delay)/,
  /app\/(cart\/(cart-host|cart-terms|tally|use-cart-panel|wide-screen|allergens\/(item-allergen-mark|own-allergens))|customise\/(use-item-taps|open-item)|ordering\/use-items|locations\/place-watch|orders\/(order-alert-host|recent-order-id|order-id))/,
  /domain\/src\/\w+\/(locales|order-types|availability|money|currenc|slug|time-zone|wall-clock|menu-order|place-choice|allergens)/,
  /lucide-react\/dist\/esm\/(createLucide|Icon|shared|context|default)/,
]

/** What a first tap on an item needs of the cart. */
const CART = [
  /app\/(cart\/(cart-store|cart-keys|stored-lines)|snackbar\/snack-message|coupons\/stored-coupon|promos\/chosen-promo|schedule\/scheduled-time|cars\/selected-car)/,
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
    test: /app\/(session|customers\/(forget-customer|own-(calls|thing)|use-own|account-pages)|favourites\/(heart|own|set|use-f))|domain\/src\/people\/customer-rights|contract\/src\/client\/api-failure/,
    minShareCount: 2,
  },
  {
    name: 'order',
    test: /app\/(cart|pricing|coupons|promos|checkout|schedule|placing|orders)\//,
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /app\/(customers|forms|addresses|cars)\/|domain\/src\/\w+\/(plain-text|person-name|email|field-faults)/,
    minShareCount: 2,
  },
  {
    name: 'door',
    test: /app\/(sign-in\/(?!sign-in-|use-sign-in-|mobile-country)|accounts\/|captcha\/)|domain\/src\/people\/(one-time-code|mobile|password)/,
    minShareCount: 2,
  },
  { name: 'search', test: /domain\/src\/search\//, minShareCount: 2 },
  {
    name: 'places',
    test: /app\/(delivery\/(?!pin-map)|locations|map\/(map-frame|use-position)|visit\/browser-client)|domain\/src\/\w+\/(geography|opening)/,
    minShareCount: 2,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [compileTexts(), tailwindcss(), reactRouter()],
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
