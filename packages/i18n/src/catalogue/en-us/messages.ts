/** What is sent by text message and by mail. */
export const enUsMessages = {
  sms_code: '{code} is your {brand} code. It is good for 5 minutes.',
  mail_reset_subject: 'Your new {brand} password',
  mail_reset_body:
    'Choose a new password here:\n\n{link}\n\nThe link works once, within 30 minutes. If you did not ask for it, nothing has changed and you need not do anything.\n',
  mail_verify_subject: 'Confirm your email address for {brand}',
  mail_verify_body:
    'Confirm that this is your address:\n\n{link}\n\nThe link works once, within a day, when you are signed in. If you did not ask for it, you need not do anything.\n',
  mail_account_exists_subject: 'You already have an account at {brand}',
  mail_account_exists_body:
    'Somebody signed up with this address, but it belongs to your account. If it was you, sign in with your password or ask for a new one. If not, you need not do anything.\n',
} as const
