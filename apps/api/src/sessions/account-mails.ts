import { type Locale, type Words, wordsIn } from '@sufra/domain/text/locales'
import { textIn } from '@sufra/i18n/server-texts'

type Mail = { subject: string; text: string }

/** To whoever asked for a new password. The token stands after the #, where no server logs it. */
export function resetMail(label: Words, origin: string, token: string, locale: Locale): Mail {
  const text = textIn(locale)
  const link = `${origin}/reset-password#${token}`
  return {
    subject: text('mail_reset_subject', { brand: wordsIn(label, locale) }),
    text: text('mail_reset_body', { link }),
  }
}

/** To the address somebody gave as theirs. */
export function verifyMail(label: Words, origin: string, token: string, locale: Locale): Mail {
  const text = textIn(locale)
  const link = `${origin}/verify-email#${token}`
  return {
    subject: text('mail_verify_subject', { brand: wordsIn(label, locale) }),
    text: text('mail_verify_body', { link }),
  }
}

/** To whoever has an account already, when the address is given for another one. */
export function accountExistsMail(label: Words, locale: Locale): Mail {
  const text = textIn(locale)
  return {
    subject: text('mail_account_exists_subject', { brand: wordsIn(label, locale) }),
    text: text('mail_account_exists_body'),
  }
}
