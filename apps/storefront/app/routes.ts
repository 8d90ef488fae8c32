import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The product's addresses. A route arrives with its screen. */
export default [
  route('manifest.webmanifest', 'routes/manifest.ts', { id: 'manifest' }),
  layout('routes/checkout-layout.tsx', [
    layout('routes/error-layout.tsx', { id: 'checkout-errors' }, [
      route('checkout', 'routes/checkout.tsx', { id: 'checkout' }),
      route('menu/checkout', 'routes/checkout.tsx', { id: 'menu-checkout' }),
      route('menu/:category_slug/checkout', 'routes/checkout.tsx', { id: 'category-checkout' }),
    ]),
  ]),
  layout('routes/shell-layout.tsx', [
    layout('routes/error-layout.tsx', [
      index('routes/home.tsx', { id: 'index' }),
      route('home', 'routes/home.tsx', { id: 'home' }),
      route('search', 'routes/search.tsx', { id: 'search' }),
      route('menu', 'routes/menu.tsx', { id: 'menu' }),
      route('menu/:category_slug', 'routes/category.tsx', { id: 'category' }),
      route('menu/:category_slug/location', 'routes/locations.tsx', { id: 'default-location' }),
      route('menu/:category_slug/location/add-address', 'routes/add-address.tsx', {
        id: 'add-address',
      }),
      route('menu/:category_slug/location/:location_slug', 'routes/location.tsx', {
        id: 'location-detail',
      }),
      route('menu/:category_slug/curbside', 'routes/curbside.tsx', { id: 'curbside' }),
      route('menu/:category_slug/:item_slug', 'routes/item.tsx', { id: 'item' }),
      route('signin', 'routes/sign-in.tsx', { id: 'sign-in' }),
      route('signup', 'routes/sign-up.tsx', { id: 'sign-up' }),
      route('forgot-password', 'routes/forgot-password.tsx', { id: 'forgot-password' }),
      route('reset-password', 'routes/reset-password.tsx', { id: 'reset-password' }),
      route('verify-phone', 'routes/verify-phone.tsx', { id: 'verify-phone' }),
      route('user/profile', 'routes/profile.tsx', { id: 'profile' }),
      route('user/profile/password', 'routes/change-password.tsx', { id: 'change-password' }),
      route('user/profile/addresses', 'routes/addresses.tsx', { id: 'addresses' }),
      route('user/profile/addresses/new', 'routes/address.tsx', { id: 'new-address' }),
      route('user/profile/addresses/edit', 'routes/address.tsx', { id: 'edit-address' }),
      route('user/profile/cars', 'routes/cars.tsx', { id: 'cars' }),
      route('user/profile/favorites', 'routes/favourites.tsx', { id: 'favourites' }),
      route('user/order', 'routes/orders.tsx', { id: 'user-order' }),
      route('user/order/:order', 'routes/order.tsx', { id: 'user-order-order' }),
      route('user/order/:order/feedback', 'routes/order-feedback.tsx', {
        id: 'user-order-order-feedback',
      }),
      route('upsell', 'routes/upsell.tsx', { id: 'upsell' }),
      route('checkout/success', 'routes/checkout-success.tsx', { id: 'checkout-success' }),
      route('feedback', 'routes/feedback.tsx', { id: 'feedback' }),
      route('cms', 'routes/pages.tsx', { id: 'cms' }),
      route('cms/:slug', 'routes/page.tsx', { id: 'cms-slug' }),
      route('licences', 'routes/licences.tsx', { id: 'licences' }),
      route('*', 'routes/not-found.tsx', { id: 'not-found' }),
    ]),
  ]),
] satisfies RouteConfig
