import { type Encoding, pack } from './packing.ts'

/** As tightly as it goes: a document is read far more often than it is published. */
const BROTLI_QUALITY = 11

/** An immutable document as it is sent, and packed in the ways it has been asked for. */
export type PublishedDocument = {
  version: string
  body: Buffer
  packed: Map<Encoding, Promise<Buffer>>
}

export const publishedDocument = (version: string, text: string): PublishedDocument => ({
  version,
  body: Buffer.from(text),
  packed: new Map(),
})

/** Whoever asks for an encoding first waits until it is packed; whoever asks meanwhile waits with them. */
export async function bytesOf(
  { body, packed }: PublishedDocument,
  encoding: Encoding,
): Promise<Buffer> {
  if (encoding === 'identity') return body
  const known = packed.get(encoding)
  if (known) return known
  const packing = pack(body, encoding, BROTLI_QUALITY)
  packed.set(encoding, packing)
  packing.catch(() => packed.delete(encoding))
  return packing
}

/** Strong: every encoding is another sequence of bytes and has its own. */
export const etagOf = ({ version }: PublishedDocument, encoding: Encoding) =>
  encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`
