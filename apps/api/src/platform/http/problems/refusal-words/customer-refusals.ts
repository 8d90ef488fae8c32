import type { Locale } from '@sufra/domain/text/locales'

/** What is said to somebody signing in, or at home in their account. */
export const CUSTOMER_REFUSALS = {
  'not-signed-in': {
    'en-us': 'Please sign in.',
    'ar-sa': 'يرجى تسجيل الدخول.',
    fr: 'Veuillez vous connecter.',
  },
  'wrong-code': {
    'en-us': 'Pin is invalid',
    'ar-sa': 'الرمز غير صحيح',
    fr: 'Le code est incorrect',
  },
  'code-burnt': {
    'en-us': 'This code was tried too often. Please ask for a new one.',
    'ar-sa': 'تمت تجربة هذا الرمز مرات كثيرة. يرجى طلب رمز جديد.',
    fr: 'Ce code a été essayé trop souvent. Demandez-en un nouveau.',
  },
  'too-many-guesses': {
    'en-us': 'Too many wrong codes for this number. Please try again later.',
    'ar-sa': 'رموز خاطئة كثيرة لهذا الرقم. يرجى المحاولة لاحقًا.',
    fr: 'Trop de codes incorrects pour ce numéro. Réessayez plus tard.',
  },
  'code-too-soon': {
    'en-us': 'A code was sent a moment ago. Please wait before asking for another.',
    'ar-sa': 'تم إرسال رمز قبل لحظات. يرجى الانتظار قبل طلب رمز آخر.',
    fr: 'Un code vient d’être envoyé. Patientez avant d’en demander un autre.',
  },
  'too-many-codes': {
    'en-us': 'Too many codes were sent. Please try again later.',
    'ar-sa': 'تم إرسال رموز كثيرة. يرجى المحاولة لاحقًا.',
    fr: 'Trop de codes ont été envoyés. Réessayez plus tard.',
  },
  'nothing-to-resend': {
    'en-us': 'There is no code to send again. Please start over.',
    'ar-sa': 'لا يوجد رمز لإعادة إرساله. يرجى البدء من جديد.',
    fr: 'Il n’y a pas de code à renvoyer. Veuillez recommencer.',
  },
  'wrong-credentials': {
    'en-us': 'Email or password is not right.',
    'ar-sa': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    fr: 'E-mail ou mot de passe incorrect.',
  },
  'wrong-password': {
    'en-us': 'The current password is not right.',
    'ar-sa': 'كلمة المرور الحالية غير صحيحة.',
    fr: 'Le mot de passe actuel est incorrect.',
  },
  'reset-link-spent': {
    'en-us': 'This link has expired or was used already. Please ask for a new one.',
    'ar-sa': 'انتهت صلاحية هذا الرابط أو تم استخدامه. يرجى طلب رابط جديد.',
    fr: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  },
  'social-refused': {
    'en-us': 'The sign-in could not be completed. Please try again.',
    'ar-sa': 'تعذر إكمال تسجيل الدخول. يرجى المحاولة من جديد.',
    fr: 'La connexion n’a pas abouti. Veuillez réessayer.',
  },
  'captcha-missing': {
    'en-us': 'We could not check that you are a person. Please reload the page.',
    'ar-sa': 'تعذر التحقق من أنك لست برنامجًا آليًا. يرجى إعادة تحميل الصفحة.',
    fr: 'Nous n’avons pas pu vérifier que vous êtes une personne. Rechargez la page.',
  },
  'captcha-refused': {
    'en-us': 'We could not check that you are a person. Please try again.',
    'ar-sa': 'تعذر التحقق من أنك لست برنامجًا آليًا. يرجى المحاولة من جديد.',
    fr: 'Nous n’avons pas pu vérifier que vous êtes une personne. Veuillez réessayer.',
  },
  'staff-only': {
    'en-us': 'This is for staff only.',
    'ar-sa': 'هذا مخصص للموظفين فقط.',
    fr: 'Réservé au personnel.',
  },
  'registered-only': {
    'en-us': 'Please create an account to use this.',
    'ar-sa': 'يرجى إنشاء حساب لاستخدام هذه الميزة.',
    fr: 'Créez un compte pour utiliser cette fonction.',
  },
  'mobile-not-verified': {
    'en-us': 'Please verify your mobile number first.',
    'ar-sa': 'يرجى توثيق رقم جوالك أولًا.',
    fr: 'Veuillez d’abord vérifier votre numéro de mobile.',
  },
  'sign-in-again': {
    'en-us': 'For your safety, please sign in again first.',
    'ar-sa': 'لأمانك، يرجى تسجيل الدخول من جديد أولًا.',
    fr: 'Pour votre sécurité, veuillez d’abord vous reconnecter.',
  },
  'email-taken': {
    'en-us': 'This email address cannot be used. Please choose another.',
    'ar-sa': 'لا يمكن استخدام هذا البريد الإلكتروني. يرجى اختيار غيره.',
    fr: 'Cette adresse ne peut pas être utilisée. Choisissez-en une autre.',
  },
  'mobile-taken': {
    'en-us': 'This mobile number belongs to another account.',
    'ar-sa': 'رقم الجوال هذا مرتبط بحساب آخر.',
    fr: 'Ce numéro appartient à un autre compte.',
  },
  'order-under-way': {
    'en-us': 'An order of yours is still under way. You can delete your account once it is done.',
    'ar-sa': 'لا يزال أحد طلباتك قيد التنفيذ. يمكنك حذف حسابك بعد انتهائه.',
    fr: 'Une de vos commandes est encore en cours. Vous pourrez supprimer votre compte ensuite.',
  },
  'too-many-saved': {
    'en-us': 'There is no room for more. Please delete one first.',
    'ar-sa': 'لا يوجد متسع للمزيد. يرجى حذف واحد أولًا.',
    fr: 'Il n’y a plus de place. Supprimez-en un d’abord.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type CustomerRefusal = keyof typeof CUSTOMER_REFUSALS
