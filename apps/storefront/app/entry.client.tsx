import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts, pageLocale } from './platform/i18n/texts.ts'
import { guardChunks } from './platform/offline/chunk-reload.ts'
import { registerServiceWorker } from './platform/offline/register-service-worker.ts'
import { watchChoice } from './platform/storage/choice.ts'

guardChunks()
watchChoice()
registerServiceWorker()
// The page came in one language: its texts must be here before the page comes alive.
await loadTexts(pageLocale())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
