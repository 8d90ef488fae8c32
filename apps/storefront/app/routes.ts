import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The product's addresses. A route arrives with its screen. */
export default [
  route('manifest.webmanifest', 'routes/manifest.ts', { id: 'manifest' }),
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
      route('menu/:category_slug/:item_slug', 'routes/item.tsx', { id: 'item' }),
      route('upsell', 'routes/upsell.tsx', { id: 'upsell' }),
      route('cms', 'routes/pages.tsx', { id: 'cms' }),
      route('cms/:slug', 'routes/page.tsx', { id: 'cms-slug' }),
      route('licences', 'routes/licences.tsx', { id: 'licences' }),
      route('*', 'routes/not-found.tsx', { id: 'not-found' }),
    ]),
  ]),
] satisfies RouteConfig
