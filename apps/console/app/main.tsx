import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { consoleRouter } from './routes.tsx'
import './platform/ui/console.css'

const place = document.getElementById('console')
if (!place) throw new Error('The page has no place for the console')
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={consoleRouter()} />
  </StrictMode>,
)
