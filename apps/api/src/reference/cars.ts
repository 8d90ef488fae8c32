import type { Locale } from '@sufra/domain/text/locales'

type CarColorSeed = { id: number; name: Record<Locale, string>; hex: string }
type CarMakerSeed = { id: number; slug: string; name: Record<Locale, string> }

export const CAR_COLORS: CarColorSeed[] = [
  color(1, '#FFFFFF', 'White', 'أبيض', 'Blanc'),
  color(2, '#F3EEE3', 'Pearl', 'لؤلؤي', 'Nacré'),
  color(3, '#C0C4C8', 'Silver', 'فضي', 'Argent'),
  color(4, '#7A7F85', 'Grey', 'رمادي', 'Gris'),
  color(5, '#111111', 'Black', 'أسود', 'Noir'),
  color(6, '#B3202A', 'Red', 'أحمر', 'Rouge'),
  color(7, '#6B1F2A', 'Burgundy', 'عنابي', 'Bordeaux'),
  color(8, '#1F4E9E', 'Blue', 'أزرق', 'Bleu'),
  color(9, '#14264B', 'Navy', 'كحلي', 'Bleu marine'),
  color(10, '#2F6B3C', 'Green', 'أخضر', 'Vert'),
  color(11, '#D9C7A3', 'Beige', 'بيج', 'Beige'),
  color(12, '#6B4A2F', 'Brown', 'بني', 'Marron'),
  color(13, '#C9A227', 'Gold', 'ذهبي', 'Doré'),
  color(14, '#F2C230', 'Yellow', 'أصفر', 'Jaune'),
  color(15, '#E07A1F', 'Orange', 'برتقالي', 'Orange'),
]

export const CAR_MAKERS: CarMakerSeed[] = [
  maker(1, 'toyota', 'Toyota', 'تويوتا'),
  maker(2, 'lexus', 'Lexus', 'لكزس'),
  maker(3, 'nissan', 'Nissan', 'نيسان'),
  maker(4, 'infiniti', 'Infiniti', 'إنفينيتي'),
  maker(5, 'honda', 'Honda', 'هوندا'),
  maker(6, 'mazda', 'Mazda', 'مازدا'),
  maker(7, 'mitsubishi', 'Mitsubishi', 'ميتسوبيشي'),
  maker(8, 'suzuki', 'Suzuki', 'سوزوكي'),
  maker(9, 'hyundai', 'Hyundai', 'هيونداي'),
  maker(10, 'kia', 'Kia', 'كيا'),
  maker(11, 'genesis', 'Genesis', 'جينيسيس'),
  maker(12, 'gmc', 'GMC', 'جي إم سي'),
  maker(13, 'chevrolet', 'Chevrolet', 'شفروليه'),
  maker(14, 'cadillac', 'Cadillac', 'كاديلاك'),
  maker(15, 'ford', 'Ford', 'فورد'),
  maker(16, 'lincoln', 'Lincoln', 'لينكون'),
  maker(17, 'dodge', 'Dodge', 'دودج'),
  maker(18, 'jeep', 'Jeep', 'جيب'),
  maker(19, 'mercedes-benz', 'Mercedes-Benz', 'مرسيدس بنز'),
  maker(20, 'bmw', 'BMW', 'بي إم دبليو'),
  maker(21, 'audi', 'Audi', 'أودي'),
  maker(22, 'porsche', 'Porsche', 'بورشه'),
  maker(23, 'volkswagen', 'Volkswagen', 'فولكس فاجن'),
  maker(24, 'land-rover', 'Land Rover', 'لاند روفر'),
  maker(25, 'mini', 'Mini', 'ميني'),
  maker(26, 'peugeot', 'Peugeot', 'بيجو'),
  maker(27, 'renault', 'Renault', 'رينو'),
  maker(28, 'tesla', 'Tesla', 'تسلا'),
  maker(29, 'mg', 'MG', 'إم جي'),
  maker(30, 'geely', 'Geely', 'جيلي'),
  maker(31, 'changan', 'Changan', 'شانجان'),
  maker(32, 'byd', 'BYD', 'بي واي دي'),
]

function color(
  id: number,
  hex: string,
  english: string,
  arabic: string,
  french: string,
): CarColorSeed {
  return { id, name: { 'en-us': english, 'ar-sa': arabic, fr: french }, hex }
}

/** A maker's name is the same in both Latin alphabets. */
function maker(id: number, slug: string, latin: string, arabic: string): CarMakerSeed {
  return { id, slug, name: { 'en-us': latin, 'ar-sa': arabic, fr: latin } }
}
