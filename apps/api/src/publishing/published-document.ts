import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The bytes of an immutable document in every encoding it is sent in. */
export type PublishedDocument = {
  version: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}
export type Encoding = 'br' | 'gzip' | 'identity'

/** Packed once as tightly as it goes: it is read far more often than it is published. */
export async function packDocument(version: string, body: string): Promise<PublishedDocument> {
  const identity = Buffer.from(body)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return { version, identity, br, gzip: gzipped }
}

/** Strong: every encoding is another sequence of bytes and has its own. */
export const etagOf = ({ version }: PublishedDocument, encoding: Encoding) =>
  encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`
