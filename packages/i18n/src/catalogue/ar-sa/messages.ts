import type { TextsLike } from '../../translator.ts'
import type { enUsMessages } from '../en-us/messages.ts'

export const arSaMessages: TextsLike<typeof enUsMessages> = {
  sms_code: '{code} هو رمزك لدى {brand}. صالح لمدة 5 دقائق.',
  mail_reset_subject: 'كلمة مرور جديدة لدى {brand}',
  mail_reset_body:
    'اختر كلمة مرور جديدة من هنا:\n\n{link}\n\nيعمل الرابط مرة واحدة خلال 30 دقيقة. إذا لم تطلب ذلك فلم يتغير شيء ولا يلزمك فعل أي شيء.\n',
  mail_verify_subject: 'تأكيد بريدك الإلكتروني لدى {brand}',
  mail_verify_body:
    'أكّد أن هذا عنوانك:\n\n{link}\n\nيعمل الرابط مرة واحدة خلال يوم وأنت مسجل الدخول. إذا لم تطلب ذلك فلا يلزمك فعل أي شيء.\n',
  mail_account_exists_subject: 'لديك حساب لدى {brand} بالفعل',
  mail_account_exists_body:
    'استخدم شخص ما هذا العنوان لإنشاء حساب، لكنه مرتبط بحسابك. إن كنت أنت فسجل الدخول بكلمة مرورك أو اطلب كلمة جديدة. وإن لم تكن أنت فلا يلزمك فعل أي شيء.\n',
}
