import type { ProblemName } from '@sufra/contract/wire/problems'
import type { Locale } from '@sufra/domain/text/locales'

/**
 * What anybody may meet anywhere, by the name of the refusal. The English is with whoever refuses:
 * it may say more than what holds for every refusal of the name.
 */
export const GENERAL_REFUSALS = {
  'bad-request': {
    'ar-sa': 'بعض البيانات المرسلة غير صحيحة.',
    fr: 'Certaines informations envoyées ne sont pas valides.',
  },
  'unknown-app-key': {
    'ar-sa': 'تعذر التعرف على هذا التطبيق.',
    fr: 'Cette application n’a pas été reconnue.',
  },
  'role-not-enough': {
    'ar-sa': 'صلاحياتك لا تسمح بذلك.',
    fr: 'Votre rôle ne permet pas cette action.',
  },
  'not-found': {
    'ar-sa': 'لم نجد ما تبحث عنه.',
    fr: 'Nous n’avons pas trouvé ce que vous cherchez.',
  },
  'method-not-allowed': {
    'ar-sa': 'هذا الإجراء غير متاح هنا.',
    fr: 'Cette action n’est pas possible ici.',
  },
  'too-large': {
    'ar-sa': 'حجم ما أرسلته كبير جدًا.',
    fr: 'Votre envoi est trop volumineux.',
  },
  'unsupported-media-type': {
    'ar-sa': 'لا يمكننا استقبال هذا النوع من البيانات.',
    fr: 'Ce type de contenu n’est pas accepté.',
  },
  'invalid-fields': {
    'ar-sa': 'هذه القيمة غير صحيحة.',
    fr: 'Cette valeur n’est pas valide.',
  },
  'unknown-driver': {
    'ar-sa': 'لا يوجد سائق كهذا في هذا الفرع.',
    fr: 'Ce livreur ne travaille pas dans ce restaurant.',
  },
  'no-driver-needed': {
    'ar-sa': 'هذا الطلب لا يحتاج إلى سائق.',
    fr: 'Cette commande n’a pas besoin de livreur.',
  },
  'key-reused': {
    'ar-sa': 'سبق إرسال طلب آخر بهذا المفتاح.',
    fr: 'Une autre commande a déjà été envoyée avec cette clé.',
  },
  'illegal-move': {
    'ar-sa': 'هذا الإجراء غير ممكن لهذا الطلب.',
    fr: 'Cette action n’est pas possible pour cette commande.',
  },
  'already-rated': {
    'ar-sa': 'سبق تقييم هذا الطلب.',
    fr: 'Cette commande a déjà été notée.',
  },
  'not-rateable': {
    'ar-sa': 'يمكنك تقييم الطلب بعد اكتماله.',
    fr: 'Vous pourrez noter cette commande une fois terminée.',
  },
  'too-many-requests': {
    'ar-sa': 'محاولات كثيرة في وقت قصير. يرجى المحاولة بعد قليل.',
    fr: 'Trop de tentatives en peu de temps. Réessayez dans un instant.',
  },
  'internal-error': {
    'ar-sa': 'عذرًا، حدث خطأ من جهتنا.',
    fr: 'Désolé, une erreur s’est produite de notre côté.',
  },
  overloaded: {
    'ar-sa': 'الخدمة مزدحمة الآن. يرجى المحاولة بعد قليل.',
    fr: 'Le service est très sollicité. Réessayez dans un instant.',
  },
  unavailable: {
    'ar-sa': 'الخدمة غير متاحة حاليًا. يرجى المحاولة بعد قليل.',
    fr: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  },
} as const satisfies Partial<Record<ProblemName, Record<Exclude<Locale, 'en-us'>, string>>>
