import { FALLBACK_LOCALE, parseLocale } from '@sufra/domain/locales'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './i18n/texts.ts'
import { guardChunks } from './offline/chunk-reload.ts'

guardChunks()
// The page came in one language: its texts must be here before the page comes alive.
await loadTexts(parseLocale(document.documentElement.lang) ?? FALLBACK_LOCALE)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
