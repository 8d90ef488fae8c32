import { STATUS_CODES } from 'node:http'
import { carriesList } from '@sufra/contract/wire/problems'
import type { OpenAPIV3_1 } from 'openapi-types'

type Answers = OpenAPIV3_1.ResponsesObject

export const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, refusal(status)]))

function refusal(status: number) {
  const $ref = `#/components/schemas/${carriesList(status) ? 'ProblemList' : 'ProblemObject'}`
  return {
    description: STATUS_CODES[status] ?? '',
    content: { 'application/json': { schema: { $ref } } },
  }
}

/** All that a call may be answered with, also before its route is asked. */
export function answersOf(method: string, own: Answers): Answers {
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
