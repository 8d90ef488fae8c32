import type { PageSeed } from '@sufra/api/planting/brand-seed'

const ABOUT_FR = `## Une maison, une amande

« Lawz » veut dire amande. C’est le premier mot que Nadine, notre cheffe, a appris à écrire dans la cuisine de sa grand-mère, à Salt. Après dix ans de pâtisserie à Lyon, elle est revenue en 2018 ouvrir une petite boutique sur la rue Rainbow, avec un four, une table de marbre et une recette de croissant aux amandes.

## Notre façon de faire

Nos pâtes reposent trois jours. Nos amandes viennent des vergers d’Ajloun et sont moulues chaque semaine, avec la peau, pour garder leur parfum. Rien n’est congelé, et ce qui n’est pas vendu le soir part dans les foyers du quartier.

- **Beurre** de Charente, quatre-vingt-quatre pour cent de matière grasse
- **Fruits** du marché, selon la saison
- **Colorants** naturels, uniquement

## Venez nous voir

Deux adresses à Amman : la maison d’origine rue Rainbow, et notre salon de thé à Abdoun. La carte en ligne est là pour vous mettre en appétit : on commande au comptoir, à emporter ou à table.`

const ABOUT_AR = `## حكاية حبّة لوز

اللوز كان أول طعم بتتذكّره الشيف نادين من مطبخ ستّها بالسلط. بعد عشر سنين شغل بالحلويات بمدينة ليون الفرنسية، رجعت على عمّان سنة 2018 وفتحت محل صغير بشارع الرينبو، فيه فرن واحد وطاولة رخام ووصفة كرواسون باللوز صارت حديث الحارة.

## كيف منشتغل

العجينة عنّا بترتاح ثلاث أيام قبل ما تفوت عالفرن. اللوز من بساتين عجلون، ومنطحنه كل أسبوع بقشرته حتى تضل نكهته فيه. ما عنّا ولا إشي مجمّد، واللي بيضل آخر النهار بيروح لعائلات وجمعيات الحي.

- **زبدة** فرنسية بنسبة دسم 84%
- **فواكه** من السوق حسب الموسم
- **ألوان** طبيعية وبس

## أهلا وسهلا فيكم

إلنا فرعين بعمّان: البيت الأول بشارع الرينبو، وصالون الشاي بعبدون. القائمة عالموقع حتى تفتح نفسكم وتشوفوا الأسعار ومسبّبات الحساسية، والطلب بيكون من عالكاونتر، يا إمّا بتقعدوا عنّا وبتروقوا عفنجان قهوة، أو بتاخدوه معكم عالبيت.`

const TERMS_FR = `## À propos de cette carte

Ce site présente notre carte et nos prix ; il ne permet ni de commander ni de payer en ligne. Les commandes se font au comptoir, dans l’une de nos deux boutiques, pour emporter ou pour déguster sur place.

## Prix

Les prix sont en dinars jordaniens et **comprennent la taxe sur les ventes de 16 %**. Ils peuvent différer entre la rue Rainbow et Abdoun ; le prix affiché en boutique fait foi.

## Disponibilité

Nous travaillons en petites quantités. Certaines pièces s’épuisent avant la fermeture, et le brunch n’est servi qu’aux heures indiquées.

## Gâteaux sur réservation

- Les formats de quatre et huit parts se réservent **la veille avant 18 h**
- Un acompte de la moitié du prix est demandé
- L’annulation est gratuite jusqu’à vingt-quatre heures avant le retrait

## Allergies

Toutes nos pâtisseries sont faites dans un atelier où l’on travaille l’amande, la pistache, le blé, les œufs et le lait. Des traces sont toujours possibles. Parlez-en à notre équipe avant de choisir.`

const TERMS_AR = `## عن هالقائمة

هالموقع بيعرض قائمتنا وأسعارنا بس، وما فيه طلب ولا دفع أونلاين. الطلب بيكون من عالكاونتر بواحد من فرعينا، سواء بدّكم تاخدوه معكم أو تقعدوا عنّا.

## الأسعار

الأسعار بالدينار الأردني و**شاملة ضريبة المبيعات 16%**. ممكن يكون في فرق بسيط بين فرع الرينبو وفرع عبدون، والسعر المعتمد هو السعر المكتوب بالمحل.

## التوفّر

منشتغل بكميات قليلة حتى يضل كل شي طازة، وعشان هيك في أصناف بتخلص قبل ما نسكّر. البرانش بيتقدّم بس بالساعات المكتوبة بالقائمة.

## كيك المناسبات

- قياس 4 و8 أشخاص بدّه حجز **قبل بيوم، لحد الساعة 6 المسا**
- مناخد عربون نص السعر وقت الحجز
- الإلغاء ببلاش لحد 24 ساعة قبل موعد الاستلام، وبعدها العربون ما بيترجّع

## الحساسية

كل حلوياتنا بتنعمل بمشغل فيه لوز وفستق وقمح وبيض وحليب، فدايما في احتمال يكون في آثار منهم بأي صنف. إذا عندكم حساسية احكوا مع فريقنا قبل ما تختاروا، ومنساعدكم من كل قلبنا.`

const PRIVACY_FR = `## Peu de données, c’est mieux

Comme ce site ne prend pas de commande, nous en savons très peu sur vous, et cela nous convient. Cette page suit la loi jordanienne no 24 de 2023 sur la protection des données personnelles.

## Ce que nous gardons

- Votre langue et votre boutique préférée, **dans votre navigateur seulement**
- Les statistiques techniques de notre serveur : pages vues, erreurs, type d’appareil, sans votre nom
- Votre message et votre numéro de téléphone, si vous nous écrivez ou réservez un gâteau

## Ce que nous en faisons

Les réservations servent à préparer votre gâteau et à vous prévenir s’il y a un imprévu. Vos remarques servent à nous améliorer. Nous ne vendons rien, nous ne partageons rien à des fins publicitaires.

## Durée

Les réservations sont effacées après six mois, les statistiques après un an.

## Vos droits

Vous pouvez demander à voir, corriger ou effacer ce qui vous concerne. Écrivez à **bonjour@maisonlawz.example** ou demandez au comptoir : nous répondons sous quinze jours.`

const PRIVACY_AR = `## كل ما قلّت البيانات كان أحسن

لأنه هالموقع ما بياخد طلبات، فإحنا ما منعرف عنكم إشي كتير، وهيك مرتاحين. هالصفحة ماشية حسب قانون حماية البيانات الشخصية الأردني رقم 24 لسنة 2023.

## شو منحتفظ فيه

- لغتكم والفرع اللي بتفضّلوه، **وهاد محفوظ بمتصفّحكم إنتو وبس**
- إحصائيات تقنية من السيرفر: الصفحات اللي انفتحت والأعطال ونوع الجهاز، بدون أسماء
- رسالتكم ورقم تلفونكم، إذا كتبتولنا أو حجزتوا كيكة

## شو منعمل فيها

الحجوزات حتى نجهّز كيكتكم ونخبّركم إذا صار إشي طارئ، والملاحظات حتى نتحسّن. ما منبيع بيانات حدا، وما منشاركها مع حدا للإعلانات.

## لإيمتى بتضل عنّا

الحجوزات منمحيها بعد ست شهور، والإحصائيات بعد سنة.

## حقوقكم

من حقكم تشوفوا أي معلومة عنّا عنكم وتصحّحوها أو تطلبوا نمحيها. ابعتولنا على **bonjour@maisonlawz.example** أو اسألوا عالكاونتر، ومنرد عليكم خلال خمسطعش يوم بالكتير.`

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: { fr: 'La maison', 'ar-sa': 'مين إحنا' },
    title: { fr: 'L’histoire de Maison Lawz', 'ar-sa': 'حكاية ميزون لوز' },
    body: { fr: ABOUT_FR, 'ar-sa': ABOUT_AR },
  },
  {
    id: 2,
    type: 'page',
    slug: 'terms',
    label: { fr: 'Conditions', 'ar-sa': 'الشروط' },
    title: { fr: 'Conditions de vente', 'ar-sa': 'الشروط والأحكام' },
    body: { fr: TERMS_FR, 'ar-sa': TERMS_AR },
  },
  {
    id: 3,
    type: 'page',
    slug: 'privacy',
    label: { fr: 'Confidentialité', 'ar-sa': 'الخصوصية' },
    title: { fr: 'Politique de confidentialité', 'ar-sa': 'سياسة الخصوصية' },
    body: { fr: PRIVACY_FR, 'ar-sa': PRIVACY_AR },
  },
]
