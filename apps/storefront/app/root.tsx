import { directionOf, languageTag } from '@sufra/domain/text/locales'
import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { EarlyScript } from './features/shell/early-script.tsx'
import { LocaleScript } from './features/shell/locale-script.tsx'
import { ErrorPage } from './platform/errors/error-page.tsx'
import { SafeErrorPage } from './platform/errors/safe-error-page.tsx'
import { textsOf } from './platform/i18n/texts.ts'
import { TextProvider } from './platform/i18n/use-text.ts'
import { BrandCurrencySign, ThemeStyle } from './platform/theme/brand-markup.tsx'
import styles from './platform/ui/app.css?url'
import figtree from './platform/ui/fonts/figtree-latin.woff2?url'
import plexArabic from './platform/ui/fonts/plex-arabic-400.woff2?url'
import { brandFor } from './platform/visit/brand.server.ts'
import type { Brand } from './platform/visit/brand.ts'
import { CodeMark } from './platform/visit/inline-script.tsx'
import { homeTitle } from './platform/visit/page-title.ts'
import { BrandContext } from './platform/visit/use-brand.ts'
import { visitContext } from './platform/visit/visit.ts'

export type RootData = { brand: Brand }

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  return { brand: await brandFor(context.get(visitContext)) }
}

/**
 * The brand is the same on every page and is not asked for again: a tab that was open while the brand published
 * keeps the one it came with, beside new data of its pages, until the document is loaded anew.
 */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) => homeTitle(matches)

export function Layout({ children }: { children: ReactNode }) {
  const brand = useRouteLoaderData<RootData>('root')?.brand
  const locale = brand?.locale ?? 'en-us'
  const nonce = use(CodeMark)
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="stylesheet" href={styles} precedence="app" />
        {brand && <LocaleScript brand={brand} />}
        <EarlyScript />
        <ThemeStyle />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        {locale === 'ar-sa' && (
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            href={plexArabic}
            crossOrigin="anonymous"
          />
        )}
        {brand && <link rel="icon" href={brand.icon} type="image/svg+xml" />}
        {brand && <link rel="manifest" href="/manifest.webmanifest" />}
        <Meta />
        <Links />
      </head>
      <body>
        <BrandCurrencySign />
        <TextProvider locale={locale} texts={textsOf(locale)} ownTexts={brand?.ownTexts}>
          <BrandContext value={brand ?? null}>{children}</BrandContext>
        </TextProvider>
        <ScrollRestoration {...(nonce && { nonce })} />
        <Scripts {...(nonce && { nonce })} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SafeErrorPage>
      <main className="page min-h-dvh">
        <ErrorPage error={error} />
      </main>
    </SafeErrorPage>
  )
}
