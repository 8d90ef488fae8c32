import { LOCALES, languageTag } from '@sufra/domain/text/locales'
import type { OpenAPIV3_1 } from 'openapi-types'

type Operation = OpenAPIV3_1.OperationObject
type Parameter = OpenAPIV3_1.ParameterObject

const ACCEPT_LANGUAGE: Parameter = {
  in: 'header',
  name: 'Accept-Language',
  description: `The language of texts and refusals, if the brand speaks it: ${LOCALES.map(languageTag).join(', ')}.`,
  schema: { type: 'string' },
}

const CAPTCHA_TOKEN: Parameter = {
  in: 'header',
  name: 'captcha-token',
  description: 'Needed where captcha is set up.',
  schema: { type: 'string' },
}

/** Operations routes take no language. */
const WORDLESS = ['Operations', 'Documentation']

/** What a route says it takes, and the headers that are read on its behalf. */
export function parametersOf(operation: Operation, hasCaptcha: boolean) {
  const { parameters = [], tags = [] } = operation
  const isWorded = !tags.some((tag) => WORDLESS.includes(tag))
  return [
    ...parameters.map((it) => ('in' in it ? withRange(it) : it)),
    ...(isWorded ? [ACCEPT_LANGUAGE] : []),
    ...(hasCaptcha ? [CAPTCHA_TOKEN] : []),
  ]
}

/** What the schema says in keywords, said in words as well: the page shows those alone. */
function withRange(parameter: Parameter): Parameter {
  const { schema = {}, description } = parameter
  if ('$ref' in schema) return parameter
  const { minimum, maximum, default: absent } = schema
  const range = minimum === undefined ? [] : [`From ${minimum} to ${maximum}`]
  const facts = [...range, ...(absent === undefined ? [] : [`${absent} where absent`])]
  if (facts.length === 0) return parameter
  const sentence = `${facts.join('; ')}.`
  return { ...parameter, description: description ? `${description} ${sentence}` : sentence }
}
