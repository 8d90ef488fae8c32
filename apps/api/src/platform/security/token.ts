import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, for one holder to keep. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What we keep of a token: enough to know it again, not enough to use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
