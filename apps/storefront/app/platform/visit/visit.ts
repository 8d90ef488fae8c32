import type { Locale } from '@sufra/domain/text/locales'
import { createContext } from 'react-router'

/** What the server knows of a request before any page is rendered. */
export type Visit = {
  host: string
  /** The brand's version; whatever is remembered of a brand is remembered under it. */
  version: number
  /** The language the visitor chose, if they have chosen. */
  chosenLocale: Locale | null
  /** Reaches the API of the same origin without leaving the process. */
  fetch: typeof fetch
  /** For `CodeMark`: another one for every page that is rendered. */
  codeMark: string
}

export const visitContext = createContext<Visit>()
