import { ProblemList, ProblemObject } from '@sufra/contract/wire/problems'
import { z } from 'zod'

const REFUSALS = {
  400: ProblemList,
  401: ProblemList,
  403: ProblemObject,
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

/** Of a route that reads a body, or a value with a meaning of its own. */
export const answersToBody = <Document extends z.ZodType>(document: Document) => ({
  ...answers(document),
  422: ProblemList,
})

/** Of a route that makes something new. */
export const answersCreated = <Document extends z.ZodType>(document: Document) => ({
  201: document,
  ...REFUSALS,
  422: ProblemList,
})

/** Of a route after which there is nothing more to say. */
export const answersNothing = { 204: z.void(), ...REFUSALS, 422: ProblemList }
