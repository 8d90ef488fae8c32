/** Somebody who tells people from programs. */
export type Captcha = {
  /** Whether the token is of a person, on this brand's own pages, and has not been used before. */
  isPerson(asked: { token: string; host: string; now: number }): Promise<boolean>
  /** Without one, nobody is asked for a token. */
  isOn: boolean
}

/** What the browser says it is about when it asks for a token. */
export const CAPTCHA_ACTION = 'login'
