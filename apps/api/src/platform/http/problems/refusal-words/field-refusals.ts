import type { FieldFault } from '@sufra/domain/text/field-faults'
import type { Locale } from '@sufra/domain/text/locales'

/** What is wrong with a field; the English is the specification's where it has words for it. */
export const FIELD_REFUSALS: Record<FieldFault, Record<Locale, string>> = {
  required: {
    'en-us': 'This is required.',
    'ar-sa': 'هذا الحقل مطلوب.',
    fr: 'Ce champ est obligatoire.',
  },
  'min-2-characters': {
    'en-us': 'Min 2 characters',
    'ar-sa': 'حرفان على الأقل',
    fr: '2 caractères minimum',
  },
  'min-3-characters': {
    'en-us': 'Min 3 characters',
    'ar-sa': '3 أحرف على الأقل',
    fr: '3 caractères minimum',
  },
  'too-long': {
    'en-us': 'This is too long.',
    'ar-sa': 'النص طويل جدًا.',
    fr: 'Ce texte est trop long.',
  },
  'hidden-characters': {
    'en-us': 'This contains characters that cannot be seen. Please type it again.',
    'ar-sa': 'يحتوي النص على رموز غير مرئية. يرجى كتابته من جديد.',
    fr: 'Ce texte contient des caractères invisibles. Veuillez le saisir à nouveau.',
  },
  'incomplete-name': {
    'en-us': 'Please complete your full name',
    'ar-sa': 'يرجى إكمال اسمك الكامل',
    fr: 'Veuillez compléter votre nom',
  },
  'letters-only': {
    'en-us': 'Please use letters only, no numbers or special characters.',
    'ar-sa': 'يرجى استخدام الحروف فقط دون أرقام أو رموز خاصة.',
    fr: 'Utilisez uniquement des lettres, sans chiffres ni caractères spéciaux.',
  },
  'invalid-mobile': {
    'en-us': 'Sorry, looks like you have entered an invalid mobile number.',
    'ar-sa': 'عذرًا، يبدو أن رقم الجوال الذي أدخلته غير صحيح.',
    fr: 'Désolé, le numéro de mobile saisi semble incorrect.',
  },
  'invalid-email': {
    'en-us': 'Invalid email address',
    'ar-sa': 'البريد الإلكتروني غير صحيح',
    fr: 'Adresse e-mail invalide',
  },
  'password-too-short': {
    'en-us': 'Min 8 characters',
    'ar-sa': '8 أحرف على الأقل',
    fr: '8 caractères minimum',
  },
  'password-too-common': {
    'en-us': 'This password is too easy to guess. Please choose another.',
    'ar-sa': 'كلمة المرور هذه سهلة التخمين. يرجى اختيار غيرها.',
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  },
  'passwords-differ': {
    'en-us': 'Passwords do not match',
    'ar-sa': 'كلمتا المرور غير متطابقتين',
    fr: 'Les mots de passe ne correspondent pas',
  },
  'otp-too-short': {
    'en-us': 'Min 6 characters',
    'ar-sa': '6 أرقام على الأقل',
    fr: '6 caractères minimum',
  },
  'invalid-date': {
    'en-us': 'Please enter a valid date.',
    'ar-sa': 'يرجى إدخال تاريخ صحيح.',
    fr: 'Veuillez saisir une date valide.',
  },
  'invalid-plate': {
    'en-us': 'Please enter the plate number in letters and digits.',
    'ar-sa': 'يرجى إدخال رقم اللوحة بالحروف والأرقام.',
    fr: 'Saisissez la plaque en lettres et en chiffres.',
  },
  'invalid-picture': {
    'en-us': 'This picture cannot be used.',
    'ar-sa': 'لا يمكن استخدام هذه الصورة.',
    fr: 'Cette image ne peut pas être utilisée.',
  },
}
