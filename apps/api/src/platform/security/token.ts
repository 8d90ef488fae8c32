import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, for one holder to keep. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The hash of a token: it recognises the token and cannot be used as one. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
