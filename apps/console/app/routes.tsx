import { smallButtonClass } from '@sufra/web/ui/button'
import { PlugZap } from 'lucide-react'
import {
  createBrowserRouter,
  Outlet,
  redirect,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { ActivityPage } from './features/activity/activity-page.tsx'
import { BoardPage } from './features/board/board-page.tsx'
import { SecurityPage } from './features/security/security-page.tsx'
import { SignInPage } from './features/sign-in/sign-in-page.tsx'
import { StockPage } from './features/stock/stock-page.tsx'
import { type Brand, loadBrand } from './platform/brand/brand.ts'
import { BrandProvider } from './platform/brand/brand-context.tsx'
import { firstLocale } from './platform/i18n/locale-store.ts'
import { LanguageProvider } from './platform/i18n/text-provider.tsx'
import { textIn } from './platform/i18n/texts.ts'
import { refusalText } from './platform/session/refusal-text.ts'
import { currentSession } from './platform/session/session-store.ts'
import { NoSuchPage } from './platform/shell/no-such-page.tsx'
import { SnackbarHost } from './platform/shell/snackbar.tsx'
import { MessagePage } from './platform/ui/message-page.tsx'
import { CrewLayout, loadCrew } from './routes/crew-layout.tsx'

/** The console's addresses, below /console. */
export const consoleRouter = () =>
  createBrowserRouter(
    [
      {
        path: '/',
        id: 'root',
        loader: loadBrand,
        Component: Root,
        HydrateFallback: LoadingPage,
        ErrorBoundary: FailurePage,
        children: [
          { index: true, loader: () => redirect('/board') },
          {
            path: 'sign-in',
            loader: () => (currentSession() ? redirect('/board') : null),
            Component: SignInPage,
          },
          {
            loader: loadCrew,
            Component: CrewLayout,
            children: [
              { path: 'board', Component: BoardPage },
              { path: 'stock', Component: StockPage },
              { path: 'staff/audit', Component: ActivityPage },
              { path: 'staff/me', Component: SecurityPage },
            ],
          },
          { path: '*', Component: NoSuchPage },
        ],
      },
    ],
    { basename: '/console' },
  )

/** The shape of the board while the brand is on its way. */
function LoadingPage() {
  const text = textIn(firstLocale('en-us'))
  return (
    <div className="flex h-dvh flex-col" role="status" aria-label={text('loading')}>
      <div className="h-16 border-b border-line bg-surface" />
      <div className="grid flex-1 content-start gap-3 p-3 tablet:grid-cols-2 board:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((column) => (
          <div key={column} className="shimmer h-64 rounded-card" />
        ))}
      </div>
    </div>
  )
}

/** Stands without brand and provider: either may be what failed. */
function FailurePage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const text = textIn(firstLocale('en-us'))
  return (
    <main className="flex min-h-dvh">
      <MessagePage
        Icon={PlugZap}
        title={text('console_failed')}
        hint={refusalText(error, text)}
        action={
          <button
            type="button"
            className={smallButtonClass('primary')}
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {text('try_again')}
          </button>
        }
      />
    </main>
  )
}

function Root() {
  const brand = useLoaderData<Brand>()
  return (
    <LanguageProvider brandLocale={brand.primaryLocale}>
      <BrandProvider brand={brand}>
        <Outlet />
        <SnackbarHost />
      </BrandProvider>
    </LanguageProvider>
  )
}
