import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

/** Screens that say more than the first screens of a visit do (`platform/i18n/texts.ts`). */
const withMoreTexts = (id: string, screens: RouteConfigEntry[]) =>
  layout('routes/layout/more-texts-layout.tsx', { id }, screens)

/** The product's addresses. A route arrives with its screen. */
export default [
  route('manifest.webmanifest', 'routes/content/manifest.ts', { id: 'manifest' }),
  withMoreTexts('checkout-texts', [
    layout('routes/layout/checkout-layout.tsx', [
      layout('routes/layout/error-layout.tsx', { id: 'checkout-errors' }, [
        route('checkout', 'routes/orders/checkout.tsx', { id: 'checkout' }),
        route('menu/checkout', 'routes/orders/checkout.tsx', { id: 'menu-checkout' }),
        route('menu/:category_slug/checkout', 'routes/orders/checkout.tsx', {
          id: 'category-checkout',
        }),
      ]),
    ]),
  ]),
  layout('routes/layout/shell-layout.tsx', [
    layout('routes/layout/error-layout.tsx', [
      index('routes/menu/home.tsx', { id: 'index' }),
      route('home', 'routes/menu/home.tsx', { id: 'home' }),
      route('menu', 'routes/menu/menu.tsx', { id: 'menu' }),
      route('menu/:category_slug', 'routes/menu/category.tsx', { id: 'category' }),
      route('cms', 'routes/content/pages.tsx', { id: 'cms' }),
      route('cms/:slug', 'routes/content/page.tsx', { id: 'cms-slug' }),
      route('licences', 'routes/content/licences.tsx', { id: 'licences' }),
      route('*', 'routes/content/not-found.tsx', { id: 'not-found' }),
      withMoreTexts('shell-texts', [
        route('search', 'routes/menu/search.tsx', { id: 'search' }),
        route('menu/:category_slug/location', 'routes/destination/locations.tsx', {
          id: 'default-location',
        }),
        route('menu/:category_slug/location/add-address', 'routes/destination/add-address.tsx', {
          id: 'add-address',
        }),
        route('menu/:category_slug/location/:location_slug', 'routes/destination/location.tsx', {
          id: 'location-detail',
        }),
        route('menu/:category_slug/curbside', 'routes/destination/curbside.tsx', {
          id: 'curbside',
        }),
        route('menu/:category_slug/:item_slug', 'routes/menu/item.tsx', { id: 'item' }),
        route('signin', 'routes/account/sign-in.tsx', { id: 'sign-in' }),
        route('signup', 'routes/account/sign-up.tsx', { id: 'sign-up' }),
        route('forgot-password', 'routes/account/forgot-password.tsx', { id: 'forgot-password' }),
        route('reset-password', 'routes/account/reset-password.tsx', { id: 'reset-password' }),
        route('verify-email', 'routes/account/verify-email.tsx', { id: 'verify-email' }),
        route('verify-phone', 'routes/account/verify-phone.tsx', { id: 'verify-phone' }),
        route('user/profile', 'routes/account/profile.tsx', { id: 'profile' }),
        route('user/profile/password', 'routes/account/change-password.tsx', {
          id: 'change-password',
        }),
        route('user/profile/addresses', 'routes/account/addresses.tsx', { id: 'addresses' }),
        route('user/profile/addresses/new', 'routes/account/address.tsx', { id: 'new-address' }),
        route('user/profile/addresses/edit', 'routes/account/address.tsx', { id: 'edit-address' }),
        route('user/profile/cars', 'routes/account/cars.tsx', { id: 'cars' }),
        route('user/profile/favorites', 'routes/account/favourites.tsx', { id: 'favourites' }),
        route('user/order', 'routes/orders/orders.tsx', { id: 'user-order' }),
        route('user/order/:order', 'routes/orders/order.tsx', { id: 'user-order-order' }),
        route('user/order/:order/feedback', 'routes/orders/order-feedback.tsx', {
          id: 'user-order-order-feedback',
        }),
        route('upsell', 'routes/orders/upsell.tsx', { id: 'upsell' }),
        route('checkout/success', 'routes/orders/checkout-success.tsx', { id: 'checkout-success' }),
        route('feedback', 'routes/orders/feedback.tsx', { id: 'feedback' }),
      ]),
    ]),
  ]),
] satisfies RouteConfig
