import type { Encoding } from './packing.ts'

/** The tightest first. */
const PACKED = ['br', 'gzip'] as const satisfies Encoding[]

/** The tightest encoding of ours that an Accept-Encoding header admits. */
export function acceptedEncoding(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(weighted))
  const admits = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return PACKED.find(admits) ?? 'identity'
}

function weighted(range: string): [string, number] {
  const [coding = '', quality] = range.split(';').map((part) => part.trim())
  return [coding, quality?.startsWith('q=') ? Number(quality.slice(2)) : 1]
}
