import { STATUS_CODES } from 'node:http'
import { carriesList } from '@sufra/contract/wire/problems'
import type { OpenAPIV3_1 } from 'openapi-types'

type Answers = OpenAPIV3_1.ResponsesObject
type Answer = OpenAPIV3_1.ResponseObject

export const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, refusal(status)]))

function refusal(status: number) {
  const $ref = `#/components/schemas/${carriesList(status) ? 'ProblemList' : 'ProblemObject'}`
  return {
    description: STATUS_CODES[status] ?? '',
    content: { 'application/json': { schema: { $ref } } },
  }
}

const ON_TO_SIGN_IN: Answer = {
  description: 'On to the page for signing in.',
  headers: { location: { schema: { type: 'string' } } },
}

/** What is answered by routes that answer with no document of the contract. */
const OTHER_ANSWERS: Record<string, Answers> = {
  'get /metrics': { 200: inType('text/plain', 'Measurements, one a line.') },
  'get /realtime/{conceptId}': {
    200: inType('text/event-stream', 'Events, for as long as the client listens.'),
    ...refusals(400, 401, 404, 429, 500, 503),
  },
  'get /login/social/{provider}/callback': {
    303: ON_TO_SIGN_IN,
    ...refusals(400, 404, 429, 500, 503),
  },
  'post /login/social/{provider}/callback': {
    303: ON_TO_SIGN_IN,
    ...refusals(400, 404, 422, 429, 500, 503),
  },
}

function inType(type: string, description: string): Answer {
  return { description, content: { [type]: { schema: { type: 'string' } } } }
}

/** All that a call may be answered with, also before its route is asked. */
export function answersOf(
  path: string,
  method: string,
  { responses = {} }: OpenAPIV3_1.OperationObject,
): Answers {
  const own = OTHER_ANSWERS[`${method} ${path}`] ?? responses
  const all = method === 'get' ? own : { ...own, ...refusals(413, 415) }
  return Object.fromEntries(
    Object.entries(all).map(([status, answer]) => [status, named(status, answer)]),
  )
}

const WITHOUT_BODY = ['204', '304']

/** The generator calls every answer 'Default Response', and gives a type also to none. */
function named(status: string, answer: Answers[string]): Answers[string] {
  if ('$ref' in answer || answer.description !== 'Default Response') return answer
  const { content, ...rest } = { ...answer, description: STATUS_CODES[status] ?? '' }
  return WITHOUT_BODY.includes(status) || !content ? rest : { ...rest, content }
}
