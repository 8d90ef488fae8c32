import { directionOf, languageTag } from '@sufra/domain/text/locales'
import { brandFor } from '#app/platform/visit/brand.server.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/manifest.ts'

/** What a phone needs to put the brand on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const brand = await brandFor(context.get(visitContext))
  const icon = (file: string) => brand.icon.replace('-icon.svg', `-icon${file}`)
  return Response.json(
    {
      id: '/',
      name: brand.label,
      short_name: brand.label,
      lang: languageTag(brand.locale),
      dir: directionOf(brand.locale),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: brand.theme.primary_color,
      background_color: '#ffffff',
      icons: [
        { src: icon('-192.png'), sizes: '192x192', type: 'image/png' },
        { src: icon('-512.png'), sizes: '512x512', type: 'image/png' },
        {
          src: icon('-maskable-512.png'),
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
