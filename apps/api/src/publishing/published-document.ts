import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** An immutable document, as it is sent and in both ways it is sent packed. */
export type PublishedDocument = { version: string; body: Buffer; brotli: Buffer; gzip: Buffer }
export type Encoding = 'br' | 'gzip' | 'identity'

/** Packed once as tightly as it goes: it is read far more often than it is published. */
export async function packDocument(version: string, text: string): Promise<PublishedDocument> {
  const body = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ])
  return { version, body, brotli, gzip: gzipped }
}

export const bytesOf = (document: PublishedDocument, encoding: Encoding) =>
  ({ br: document.brotli, gzip: document.gzip, identity: document.body })[encoding]

/** Strong: every encoding is another sequence of bytes and has its own. */
export const etagOf = ({ version }: PublishedDocument, encoding: Encoding) =>
  encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`
