export const API_INTRODUCTION = `
Everything a storefront asks for. The host name of a request decides whose it is; the \`app-key\`
header must be that application's. Names and texts come in every language a brand has written;
where one language is needed, \`Accept-Language\` chooses it (en-US, ar-SA or fr-FR).

Lists take \`page\` and \`limit\` (at most 999). Amounts are decimal numbers of the concept's currency.

A refusal is \`{"errors": …}\`: a list of code and detail for 400, 401 and 422, one such object for
every other status. 429 and 503 carry \`Retry-After\`.
`.trim()

/** In the order a storefront needs them. */
export const API_TAGS = [
  { name: 'Applications', description: 'Where a storefront starts: its settings by host and key.' },
  { name: 'Concepts', description: 'The brand: identity, currency and order rules.' },
  { name: 'Catalogue', description: 'Categories, items and upsells.' },
  { name: 'Locations', description: 'Branches, delivery areas and names of points.' },
  { name: 'Address lookup', description: 'Governorates down to streets, of the brand’s country.' },
  { name: 'Cars', description: 'Colours and makers, for curbside.' },
  { name: 'Content', description: 'Pages and sliders.' },
  { name: 'Integration options', description: 'What a browser may know of outside services.' },
  { name: 'Documentation', description: 'This description.' },
  { name: 'Operations', description: 'For whoever runs the service.' },
]
