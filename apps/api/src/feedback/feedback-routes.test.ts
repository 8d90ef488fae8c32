import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderingApp } from '../orders/testing/ordering-app.ts'
import { ORDERING_BRAND } from '../orders/testing/ordering-brand.ts'
import { headersOf } from '../testing/test-app.ts'
import { messagesToBrand } from './feedback-tables.ts'

type FigApp = Awaited<ReturnType<typeof orderingApp>>
const NIGHTS = { r: 20, g: 30, b: 60 }
const PNG = await sharp({ create: { width: 40, height: 30, channels: 3, background: NIGHTS } })
  .png()
  .toBuffer()

async function write(app: FigApp, fields: Record<string, string>, file?: Buffer, ip = '127.0.0.1') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('attachment', new Blob([new Uint8Array(file)]), 'evil.html')
  const request = new Request('http://ordering.test', { method: 'POST', body: form })
  return app.app.inject({
    method: 'POST',
    url: '/api/feedback',
    remoteAddress: ip,
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
    { message: 'Lovely tart', topicId: 11, attachmentType: 'image/webp' },
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

const attachmentsOf = ({ dataDir }: FigApp) => {
  const folder = join(dataDir, 'attachments')
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder).map((name) => readFileSync(join(folder, name)))
}

test('a picture is drawn anew: what hides in its file is gone', async () => {
  await using app = await orderingApp()
  const secret = 'GPS 24.7136 46.6753'
  const jpeg = await sharp(PNG)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: secret } })
    .toBuffer()
  expect(jpeg.includes(secret)).toBe(true)
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])

  expect((await write(app, { message: 'Look' }, polyglot)).statusCode).toBe(200)

  const [kept = Buffer.alloc(0)] = attachmentsOf(app)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40 })
  expect(kept.includes(secret)).toBe(false)
  expect(kept.includes('<script>')).toBe(false)
})

test.each([
  ['only begins like one', Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1')],
  ['is a document', Buffer.from('%PDF-1.4')],
  ['can be a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  [
    'unpacks to far more than it weighs',
    await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: NIGHTS } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ],
])('a picture that %s is refused, and no file is left', async (_name, file) => {
  await using app = await orderingApp()

  const response = await write(app, { message: 'Look' }, file)

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0].source).toBe('attachment')
  expect(attachmentsOf(app)).toEqual([])
})

test('a picture of a message that is refused is not kept', async () => {
  await using app = await orderingApp()

  await write(app, { message: 'Look', 'topic-id': '999' }, PNG)

  expect(attachmentsOf(app)).toEqual([])
})

test('one network sends so many pictures an hour, then is told when to come back', async () => {
  await using app = await orderingApp()
  const send = (ip: string) => write(app, { message: 'Look' }, PNG, ip)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => send(`203.0.113.${at}`)))
  for (let at = 8; at < 15; at++) answers.push(await send(`203.0.113.${at}`))

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  expect(answers.at(-1)?.statusCode).toBe(429)
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect(attachmentsOf(app)).toHaveLength(10)
  expect((await send('198.51.100.1')).statusCode).toBe(200)
})

test('a disk that is nearly full takes no pictures, and messages still', async () => {
  await using app = await orderingApp({ environment: { MIN_FREE_DISK_MB: 1e9 } })

  const response = await write(app, { message: 'Look' }, PNG)

  expect(response.statusCode).toBe(503)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect((await write(app, { message: 'Look' })).statusCode).toBe(200)
})
