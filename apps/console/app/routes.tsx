import { createBrowserRouter, redirect } from 'react-router'
import { BoardPage } from './board/board-page.tsx'
import { loadBrand } from './brand/brand.ts'
import { currentSession } from './session/session-store.ts'
import { SignInPage } from './session/sign-in-page.tsx'
import { CrewLayout, loadCrew } from './shell/crew-layout.tsx'
import { FailurePage } from './shell/failure-page.tsx'
import { LoadingPage } from './shell/loading-page.tsx'
import { NoSuchPage } from './shell/no-such-page.tsx'
import { Root } from './shell/root.tsx'
import { StockPage } from './stock/stock-page.tsx'

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
            ],
          },
          { path: '*', Component: NoSuchPage },
        ],
      },
    ],
    { basename: '/console' },
  )
