import type { TextsLike } from '../../translator.ts'
import type { enUsFieldFaults } from '../en-us/field-faults.ts'

export const arSaFieldFaults: TextsLike<typeof enUsFieldFaults> = {
  fault_required: 'هذا الحقل مطلوب.',
  'fault_min-2-characters': 'حرفان على الأقل',
  'fault_min-3-characters': '3 أحرف على الأقل',
  'fault_too-long': 'النص طويل جدًا.',
  'fault_hidden-characters': 'يحتوي النص على رموز غير مرئية. يرجى كتابته من جديد.',
  'fault_incomplete-name': 'يرجى إكمال اسمك الكامل',
  'fault_letters-only': 'يرجى استخدام الحروف فقط دون أرقام أو رموز خاصة.',
  'fault_invalid-mobile': 'عذرًا، يبدو أن رقم الجوال الذي أدخلته غير صحيح.',
  'fault_invalid-email': 'البريد الإلكتروني غير صحيح',
  'fault_password-too-short': '8 أحرف على الأقل',
  'fault_password-too-common': 'كلمة المرور هذه سهلة التخمين. يرجى اختيار غيرها.',
  'fault_passwords-differ': 'كلمتا المرور غير متطابقتين',
  'fault_otp-too-short': '{count} أرقام على الأقل',
  'fault_invalid-date': 'يرجى إدخال تاريخ صحيح.',
  'fault_invalid-plate': 'يرجى إدخال رقم اللوحة بالحروف والأرقام.',
  'fault_invalid-picture': 'لا يمكن استخدام هذه الصورة.',
  'fault_invalid-amount': 'لا يمكن دفع هذا المبلغ بهذه العملة.',
  'fault_amount-too-large': 'هذا المبلغ كبير جدًا.',
}
