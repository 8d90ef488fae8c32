import type { PageSeed } from '@sufra/api/planting/brand-seed'

const ABOUT_AR = `## حكاية دوّار

الدوّار في الريف المصري هو بيت العمدة اللي بابه مفتوح لأي حد، والأكل فيه بيكفّي الضيف والغريب. من هنا جِه اسمنا. بدأنا سنة 2014 بعربية كشري صغيرة في الزمالك، وكان عندنا قِدرة واحدة وطاسة تقلية واحدة، والطابور بيوصل لآخر الشارع.

## بنطبخ إزاي

كل حاجة بتتعمل في نفس اليوم. الفول بيبات على النار طول الليل، والعدس بيتنقّى على الإيد، والصلصة بتتسبّك ساعتين من غير أي مواد حافظة. الفطير بيتفرد قدامك على الرخامة، والكفتة بتنزل على فحم طبيعي.

- **بقوليات** من مزارعين في البحيرة والمنيا بنتعامل معاهم من سنين
- **لحوم بلدي** بتتدبح طازة وبتوصلنا كل يوم الصبح
- **سمنة وقشطة** من لبن جاموسي بلدي

## فين تلاقينا

عندنا تلات فروع: الزمالك ومدينة نصر في القاهرة، ورشدي في الإسكندرية. بنفتح الصبح بدري علشان الفطار وبنسهر معاك لبعد نص الليل. تعالى اتغدّى معانا في الصالة في القاهرة، أو خد أكلك معاك، أو سيبنا نوصّله لحد بابك وهو سخن.`

const ABOUT_FR = `## L’histoire de Dawar

Dans la campagne égyptienne, le dawar est la maison du chef du village : la porte y reste ouverte et l’on y mange toujours à sa faim. C’est de là que vient notre nom. Nous avons commencé en 2014 à Zamalek avec une petite charrette de koshari, une seule marmite et une file d’attente qui tournait au coin de la rue.

## Notre cuisine

Tout est préparé le jour même. Les fèves mijotent la nuit entière, les lentilles sont triées à la main et la sauce tomate réduit deux heures, sans conservateur. La pâte de nos feteer s’étire sous vos yeux et la kofta grille sur de la vraie braise.

- **Légumes secs** de fermes de Beheira et de Minya que nous connaissons depuis des années
- **Viandes fermières** livrées chaque matin
- **Beurre et crème** de lait de bufflonne

## Où nous trouver

Trois adresses vous attendent : Zamalek et Nasr City au Caire, Roushdy à Alexandrie. Nous ouvrons tôt pour le petit-déjeuner et nous restons debout bien après minuit. Attablez-vous dans nos salles du Caire, emportez votre repas ou laissez-nous vous le livrer bien chaud.`

const TERMS_AR = `## قبل ما تطلب

لما تبعت طلب من الموقع تبقى موافق على الشروط دي. العقد بينّا وبينك بيتم لما الفرع يقبل الطلب ويوصلك إشعار القبول.

## الأسعار والضرائب

الأسعار بالجنيه المصري ومش شاملة ضريبة القيمة المضافة. بنضيف **14% ضريبة قيمة مضافة** و**1% رسوم محلية** وبيظهروا في ملخص الطلب قبل الدفع. في الصالة بنضيف 12% خدمة. الأسعار ممكن تختلف من فرع للتاني.

## التوصيل

كل منطقة ليها حد أدنى ورسوم توصيل بيظهروا لما تحدد عنوانك. الوقت المتوقع تقديري، وفي الزحمة أو المطر ممكن نتأخر شوية وهنبلّغك.

## الإلغاء والاسترجاع

- تقدر تلغي طلبك خلال **5 دقايق** طالما المطبخ ما بدأش فيه
- لو وصلك صنف غلط أو ناقص كلّم الفرع في نفس اليوم، وهنبعتلك بداله أو نرجّعلك فلوسه
- المدفوع بالكارت بيرجع على نفس الكارت خلال 14 يوم عمل

## الحساسية

مطبخنا بيستخدم قمح وسمسم ولبن ومكسرات كل يوم، وما نقدرش نضمن إن أي صنف خالي منهم تمامًا. لو عندك حساسية كلّم الفرع قبل ما تطلب.`

const TERMS_FR = `## Avant de commander

En passant commande sur ce site, vous acceptez les présentes conditions. Le contrat est conclu lorsque le restaurant accepte votre commande et vous en informe.

## Prix et taxes

Les prix sont en livres égyptiennes, hors taxes. **14 % de TVA** et **1 % de taxe municipale** s’ajoutent et figurent dans le récapitulatif avant le paiement. En salle, un service de 12 % est compté. Les prix peuvent varier d’un restaurant à l’autre.

## Livraison

Chaque zone a son minimum de commande et ses frais, affichés dès que vous indiquez votre adresse. L’heure annoncée est une estimation : en cas d’embouteillage, nous vous prévenons.

## Annulation et remboursement

- Vous pouvez annuler dans les **5 minutes**, tant que la cuisine n’a pas commencé
- Un plat manquant ou erroné ? Appelez le restaurant le jour même : nous le remplaçons ou le remboursons
- Les paiements par carte sont remboursés sur la même carte sous 14 jours ouvrés

## Allergies

Nos cuisines travaillent chaque jour le blé, le sésame, le lait et les fruits à coque. Nous ne pouvons garantir l’absence totale de traces. En cas d’allergie, appelez le restaurant avant de commander.`

const PRIVACY_AR = `## بياناتك في إيد أمينة

الصفحة دي بتشرح إحنا بنجمع إيه عنك وليه، طبقًا لقانون حماية البيانات الشخصية المصري رقم 151 لسنة 2020.

## بنجمع إيه

- اسمك ورقم موبايلك، علشان نأكّد الطلب ونكلّمك لو احتجنا
- عنوانك وموقعك على الخريطة، علشان الطيار يوصلك
- طلباتك وملاحظاتك وتقييماتك

بيانات الكارت **ما بتعدّيش علينا**: بتتكتب عند شركة الدفع مباشرة، واحنا بنستلم نتيجة العملية بس.

## بنستخدمها في إيه

في تجهيز طلبك وتوصيله، والرد على شكواك، والفواتير اللي القانون بيطلبها. مش بنبيع بياناتك لحد. اللي بيشوفها هو الفرع اللي بيجهّز طلبك والطيار وشركة الدفع، كل واحد على قد شغله.

## بنحتفظ بيها قد إيه

الفواتير بنحتفظ بيها خمس سنين زي ما قانون الضرائب بيقول. باقي البيانات بتتمسح لما تقفل حسابك أو بعد سنتين من آخر طلب.

## حقوقك

من حقك تعرف بياناتك وتصححها أو تطلب مسحها في أي وقت. ابعتلنا على **privacy@dawar.example** وهنرد عليك خلال ست أيام عمل.`

const PRIVACY_FR = `## Vos données entre de bonnes mains

Cette page explique ce que nous recueillons et pourquoi, conformément à la loi égyptienne no 151 de 2020 sur la protection des données personnelles.

## Ce que nous recueillons

- Votre nom et votre numéro de mobile, pour confirmer la commande et vous joindre au besoin
- Votre adresse et votre position sur la carte, pour le livreur
- Vos commandes, vos remarques et vos avis

Les données de votre carte **ne passent jamais par nous** : vous les saisissez chez le prestataire de paiement, qui nous communique seulement le résultat.

## Ce que nous en faisons

Nous préparons et livrons votre commande, répondons à vos réclamations et émettons les factures exigées par la loi. Nous ne vendons vos données à personne. Seuls le restaurant, le livreur et le prestataire de paiement voient ce qui leur est nécessaire.

## Combien de temps

Les factures sont conservées cinq ans, comme le veut la loi fiscale. Le reste est effacé à la fermeture de votre compte ou deux ans après votre dernière commande.

## Vos droits

Vous pouvez consulter, corriger ou faire effacer vos données. Écrivez à **privacy@dawar.example** : réponse sous six jours ouvrés.`

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: { 'ar-sa': 'حكايتنا', fr: 'Notre histoire' },
    title: { 'ar-sa': 'حكاية دوّار', fr: 'L’histoire de Dawar' },
    body: { 'ar-sa': ABOUT_AR, fr: ABOUT_FR },
  },
  {
    id: 2,
    type: 'page',
    slug: 'terms',
    label: { 'ar-sa': 'الشروط والأحكام', fr: 'Conditions générales' },
    title: { 'ar-sa': 'الشروط والأحكام', fr: 'Conditions générales de vente' },
    body: { 'ar-sa': TERMS_AR, fr: TERMS_FR },
  },
  {
    id: 3,
    type: 'page',
    slug: 'privacy',
    label: { 'ar-sa': 'الخصوصية', fr: 'Confidentialité' },
    title: { 'ar-sa': 'سياسة الخصوصية', fr: 'Politique de confidentialité' },
    body: { 'ar-sa': PRIVACY_AR, fr: PRIVACY_FR },
  },
  {
    id: 4,
    type: 'link',
    url: 'https://careers.dawar.example/',
    label: { 'ar-sa': 'اشتغل معانا', fr: 'Nous rejoindre' },
    title: { 'ar-sa': 'وظائف دوّار', fr: 'Travailler chez Dawar' },
  },
]
