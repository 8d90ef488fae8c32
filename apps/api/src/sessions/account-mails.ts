import { type Locale, type Words, wordsIn } from '@sufra/domain/text/locales'

type Mail = { subject: string; text: string }

/** To whoever asked for a new password. The token stands after the #, where no server logs it. */
export function resetMail(label: Words, origin: string, token: string, locale: Locale): Mail {
  const link = `${origin}/reset-password#${token}`
  return RESET[locale](wordsIn(label, locale), link)
}

const RESET: Record<Locale, (brand: string, link: string) => Mail> = {
  'en-us': (brand, link) => ({
    subject: `Your new ${brand} password`,
    text: `Choose a new password here:\n\n${link}\n\nThe link works once, within 30 minutes. If you did not ask for it, nothing has changed and you need not do anything.\n`,
  }),
  'ar-sa': (brand, link) => ({
    subject: `كلمة مرور جديدة لدى ${brand}`,
    text: `اختر كلمة مرور جديدة من هنا:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال 30 دقيقة. إذا لم تطلب ذلك فلم يتغير شيء ولا يلزمك فعل أي شيء.\n`,
  }),
  fr: (brand, link) => ({
    subject: `Votre nouveau mot de passe ${brand}`,
    text: `Choisissez un nouveau mot de passe ici :\n\n${link}\n\nLe lien fonctionne une fois, pendant 30 minutes. Si vous ne l’avez pas demandé, rien n’a changé et vous n’avez rien à faire.\n`,
  }),
}

/** To whoever has an account already, when the address is given for another one. */
export const accountExistsMail = (label: Words, locale: Locale): Mail =>
  EXISTS[locale](wordsIn(label, locale))

const EXISTS: Record<Locale, (brand: string) => Mail> = {
  'en-us': (brand) => ({
    subject: `You already have an account at ${brand}`,
    text: `Somebody signed up with this address, but it belongs to your account. If it was you, sign in with your password or ask for a new one. If not, you need not do anything.\n`,
  }),
  'ar-sa': (brand) => ({
    subject: `لديك حساب لدى ${brand} بالفعل`,
    text: `استخدم شخص ما هذا العنوان لإنشاء حساب، لكنه مرتبط بحسابك. إن كنت أنت فسجل الدخول بكلمة مرورك أو اطلب كلمة جديدة. وإن لم تكن أنت فلا يلزمك فعل أي شيء.\n`,
  }),
  fr: (brand) => ({
    subject: `Vous avez déjà un compte ${brand}`,
    text: `Quelqu’un s’est inscrit avec cette adresse, mais elle appartient à votre compte. Si c’était vous, connectez-vous avec votre mot de passe ou demandez-en un nouveau. Sinon, vous n’avez rien à faire.\n`,
  }),
}
