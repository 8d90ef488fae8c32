import { ProblemList, ProblemObject } from '@sufra/contract/problems'
import type { z } from 'zod'

const REFUSALS = {
  400: ProblemList,
  401: ProblemList,
  404: ProblemObject,
  429: ProblemObject,
  500: ProblemObject,
  503: ProblemObject,
}

/** The closed shapes a route may answer with: its document, or a refusal. */
export const answers = <Document extends z.ZodType>(document: Document) => ({
  200: document,
  ...REFUSALS,
})
