import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** A text as it is sent; `quality` is brotli's, up to 11. */
export async function pack(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return packBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    case 'gzip':
      return packGzip(body, { level: 9 })
    case 'identity':
      return body
  }
}
