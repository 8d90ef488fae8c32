import type { OpenAPIV3_1 } from 'openapi-types'
import type { ApiDescription } from './platform/http/openapi/openapi.ts'
import { refusals } from './platform/http/openapi/openapi-answers.ts'
import { PUBLISHED_PATHS } from './publishing/cdn-routes-described.ts'

const INTRODUCTION = `
Everything a storefront asks for. The host name of a request decides whose it is; the \`app-key\`
header must be that application's. Names and texts come in every language a brand has written;
where one language is needed, \`Accept-Language\` chooses it (en-US, ar-SA or fr-FR).

Lists take \`page\` and \`limit\` (at most 999). Amounts are decimal numbers of the concept's currency.

Calls about a customer's own things carry \`Authorization: Bearer\` with the token that signing in
brought. What belongs to somebody else is answered as if it were not there.

A refusal is \`{"errors": …}\`: a list of code and detail for 400, 401 and 422, one such object for
every other status. 429 and 503 carry \`Retry-After\`. A path asked by a method it does not have is
refused with 405, and \`Allow\` names those it has; a body that is too large with 413, one that is
not JSON with 415.
`.trim()

/** In the order a storefront needs them. */
const TAGS = [
  { name: 'Applications', description: 'Where a storefront starts: its settings by host and key.' },
  { name: 'Concepts', description: 'The brand: identity, currency and order rules.' },
  { name: 'Catalogue', description: 'Categories, items and upsells.' },
  {
    name: 'Published documents',
    description: 'Menus and texts, at the addresses an application names. They need no key.',
  },
  { name: 'Locations', description: 'Branches, delivery areas and names of points.' },
  { name: 'Schedule', description: 'When an order can be had, and the prayers of a day.' },
  { name: 'Address lookup', description: 'Governorates down to streets, of the brand’s country.' },
  { name: 'Cars', description: 'Colours, makers and a customer’s own cars, for curbside.' },
  {
    name: 'Signing in',
    description: 'By one-time code, by password, or by somebody who knows them.',
  },
  { name: 'Customers', description: 'Registering, the profile, and what is kept of a customer.' },
  { name: 'Addresses', description: 'Where a customer has food brought to.' },
  { name: 'Favourites', description: 'Items a customer likes.' },
  { name: 'Orders', description: 'Pricing, placing and following orders.' },
  { name: 'Promotions', description: 'Coupons and promotions, and what each makes of an order.' },
  { name: 'Live', description: 'Events as they happen.' },
  { name: 'Feedback', description: 'Ratings of orders and messages to the brand.' },
  { name: 'Content', description: 'Pages and sliders.' },
  { name: 'Staff', description: 'Signing in as one of the brand’s people.' },
  { name: 'Board', description: 'What a branch works by: its orders, its drivers, its stock.' },
  { name: 'Integration options', description: 'What a browser may know of outside services.' },
  { name: 'Documentation', description: 'This description.' },
  { name: 'Operations', description: 'For whoever runs the service.' },
]

const ON_TO_SIGN_IN: OpenAPIV3_1.ResponseObject = {
  description: 'On to the page for signing in.',
  headers: { location: { schema: { type: 'string' } } },
}

const OTHER_ANSWERS: Record<string, OpenAPIV3_1.ResponsesObject> = {
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

function inType(type: string, description: string): OpenAPIV3_1.ResponseObject {
  return { description, content: { [type]: { schema: { type: 'string' } } } }
}

/** What the description of the API says beyond the schemas of its routes. */
export const DESCRIPTION: ApiDescription = {
  introduction: INTRODUCTION,
  tags: TAGS,
  captchaRoutes: ['post /customers', 'post /resendsms'],
  otherAnswers: OTHER_ANSWERS,
  otherPaths: PUBLISHED_PATHS,
}
