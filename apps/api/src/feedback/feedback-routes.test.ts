import { expect, test } from 'vitest'
import { orderingApp } from '../orders/testing/ordering-app.ts'
import { ORDERING_BRAND } from '../orders/testing/ordering-brand.ts'
import { headersOf } from '../testing/test-app.ts'
import { messagesToBrand } from './feedback-tables.ts'

type FigApp = Awaited<ReturnType<typeof orderingApp>>
const PNG = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1')

async function write(app: FigApp, fields: Record<string, string>, file?: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('attachment', new Blob([new Uint8Array(file)]), 'evil.html')
  const request = new Request('http://ordering.test', { method: 'POST', body: form })
  return app.app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: {
      ...headersOf(ORDERING_BRAND),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const messages = (app: FigApp) =>
  app.database.forConcept(ORDERING_BRAND.concept.id, (db) => db.select().from(messagesToBrand))

// proves API-69, FB-03
test('the topics are told in the language asked for', async () => {
  await using app = await orderingApp()

  const response = await app.get('/topics', {
    as: ORDERING_BRAND,
    headers: { 'accept-language': 'ar-sa' },
  })

  expect(response.json().data[0].attributes.label).toBe('إشادة')
})

// proves API-68, FB-01
test('a message reaches the brand with its picture, whatever the picture is called', async () => {
  await using app = await orderingApp()

  const response = await write(app, { message: 'Lovely tart', 'topic-id': '11' }, PNG)

  expect(response.statusCode).toBe(200)
  expect(await messages(app)).toMatchObject([
    { message: 'Lovely tart', topicId: 11, attachmentType: 'image/png' },
  ])
})

// proves FB-02
test.each([
  ['no message', { message: '   ' }, undefined, 'message'],
  ['an unknown topic', { message: 'Hi', 'topic-id': '999' }, undefined, 'topic-id'],
  [
    'a page for a picture',
    { message: 'Hi' },
    Buffer.from('<script>alert(1)</script>'),
    'attachment',
  ],
  ['far too much', { message: 'x'.repeat(2_001) }, undefined, 'message'],
])(
  'a message with %s is refused at its field, and nothing is kept',
  async (_name, fields, file, source) => {
    await using app = await orderingApp()
    const before = (await messages(app)).length

    const response = await write(app, fields as Record<string, string>, file)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].source).toBe(source)
    expect(await messages(app)).toHaveLength(before)
  },
)

test('what is no form is refused', async () => {
  await using app = await orderingApp()

  const response = await app.send('/feedback', { message: 'Hi' })

  expect(response.statusCode).toBe(415)
})

test.each([
  ['without a boundary', 'multipart/form-data', ''],
  ['with an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
  [
    'that is cut off',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; na',
  ],
])('a form %s is refused in words', async (_name, type, payload) => {
  await using app = await orderingApp()
  const before = await messages(app)

  const response = await app.app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: { ...headersOf(ORDERING_BRAND), 'content-type': type },
    payload,
  })

  expect(response.statusCode, response.body).toBe(400)
  expect(await messages(app)).toEqual(before)
})

test.each(['a\u0000b', 'a\u001bb'])('a message with %j in it is refused', async (message) => {
  await using app = await orderingApp()

  const response = await write(app, { message })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0]).toMatchObject({ code: 'hidden-characters', source: 'message' })
})
