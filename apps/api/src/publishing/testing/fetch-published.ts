import type { BrandSeed } from '../../planting/brand-seed.ts'
import type { buildTestApp } from '../../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** A published address as a browser at the brand's host asks for it. */
export const fetchPublished = (
  { app }: TestApp,
  brand: BrandSeed,
  url: string,
  headers: Record<string, string> = {},
) => app.inject({ url, headers: { host: brand.application.hosts[0], ...headers } })

/** What the address leads to. */
export async function followRedirect(app: TestApp, brand: BrandSeed, url: string) {
  const { headers } = await fetchPublished(app, brand, url)
  return fetchPublished(app, brand, headers.location ?? '/nowhere')
}
