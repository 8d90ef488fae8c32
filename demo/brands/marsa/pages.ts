import type { PageSeed } from '@sufra/api/planting/brand-seed'

const ABOUT_AR = `## حيّاكم في مرسى

المرسى هو المكان اللي ترسى عنده السفن عقب يوم طويل في البحر، وهذا اللي نبيه حق كل ضيف يدش علينا: يرتاح ويتعشّى زين. بدينا سنة 2011 بدكان صغير يمّ سوق شرق، نشوي السمك حق الصيادين قبل لا يردّون بيوتهم.

## سمكنا

كل يوم الفجر نكون في المزاد، ننقّي بيدنا. اللي ما يعجبنا ما ناخذه، واللي يخلص ما نعوّضه بمجمّد. عشان جذي تلقى بعض الأصناف مو متوفرة آخر الليل.

- **زبيدي وشعم وهامور** حسب الموسم والصيد
- **ربيان الخليج** في موسمه، من أغسطس
- **لحم نعيمي** ودياي طازج من مزارع محلية

## وين تلقانا

عندنا ثلاث فروع: شرق والسالمية والمهبولة. تقدر تتعشّى ويانا في شرق والسالمية، أو تطلب من الموقع وتستلم من الفرع، أو نوصّله لين باب بيتك وهو حار. وإذا عندك عزيمة في الديوانية كلّمنا قبل بيوم ونجهّز لك السفرة كاملة من المقبلات لين الحلو.`

const ABOUT_EN = `## Welcome to Marsa

A marsa is where the boats tie up after a long day at sea, and that is what we want for everyone who walks in: sit down, rest, eat well. We began in 2011 with a small shop beside Sharq market, grilling fish for the fishermen before they went home.

## Our fish

Every dawn we stand at the auction and choose by hand. What does not please us stays there, and what runs out is never replaced by frozen. That is why some fish may be gone late in the evening.

- **Zubaidi, sheim and hammour**, as the season and the sea allow
- **Gulf shrimp** in season, from August
- **Naimi lamb** and fresh chicken from local farms

## Where to find us

We have three branches: Sharq, Salmiya and Mahboula. Dine with us in Sharq or Salmiya, order here and collect from any branch, or let us bring it hot to your door. Hosting a diwaniya? Call us a day ahead and we will lay the whole table.`

const TERMS_AR = `## الطلب

لما ترسل طلبك من الموقع معناته إنك موافق على هالشروط. الطلب يتأكد لما الفرع يقبله ويوصلك إشعار بالقبول.

## الأسعار والدفع

الأسعار بالدينار الكويتي، و**ما عليها ضريبة قيمة مضافة**. تقدر تدفع أونلاين بالبطاقة، أو كاش، أو بالبطاقة عند الاستلام. الأسعار ممكن تختلف شوي بين فرع وفرع.

## وزن السمك

الوزن المكتوب هو وزن السمكة قبل التنظيف والطبخ، وممكن يزيد أو ينقص بحدود 5%.

## التوصيل

كل منطقة لها حد أدنى للطلب ورسوم توصيل تطلع لك لما تختار المحافظة والمنطقة والقطعة. الوقت اللي نعطيك إياه تقريبي، وإذا تأخرنا نبلّغك.

## الإلغاء والاسترجاع

- تقدر تلغي خلال **5 دقايق** إذا المطبخ ما بدا يجهّز
- إذا وصلك شي غلط أو ناقص كلّمنا بنفس اليوم، ونعوّضك أو نرجّع لك المبلغ
- مبالغ البطاقات ترجع على نفس البطاقة خلال 10 أيام عمل

## الحساسية

مطبخنا فيه سمك وربيان وسمسم ومكسرات، وما نقدر نضمن إن أي طبق خالي منها. إذا عندك حساسية بلّغ الفرع قبل لا تطلب.`

const TERMS_EN = `## Your order

By sending an order through this site you accept these terms. The order is confirmed when the branch accepts it and you receive our notice.

## Prices and payment

Prices are in Kuwaiti dinars; **no value added tax applies**. You may pay online by card, in cash, or by card when you receive the order. Prices may differ slightly from one branch to another.

## The weight of fish

The weight shown is that of the fish before cleaning and cooking and may vary by about 5%.

## Delivery

Each area has its own minimum order and delivery charge, shown once you choose your governorate, area and block. The time we give is an estimate; we tell you when we run late.

## Cancelling and refunds

- You may cancel within **5 minutes**, as long as the kitchen has not started
- If something is wrong or missing, call us the same day and we will replace or refund it
- Card payments go back to the same card within 10 working days

## Allergies

Our kitchens handle fish, shellfish, sesame and nuts, and no dish can be guaranteed free of them. If you have an allergy, tell the branch before you order.`

const PRIVACY_AR = `## خصوصيتك تهمنا

هالصفحة تشرح لك شنو المعلومات اللي ناخذها وليش، حسب لائحة حماية خصوصية البيانات الصادرة من هيئة الاتصالات وتقنية المعلومات في الكويت.

## شنو ناخذ

- اسمك ورقم تلفونك، عشان نأكد الطلب ونكلمك إذا احتجنا
- عنوانك: المحافظة والمنطقة والقطعة والشارع والبيت، عشان المندوب يوصلك
- طلباتك السابقة وملاحظاتك وتقييمك

بيانات بطاقتك **ما تمر علينا ولا نخزنها**، تكتبها عند شركة الدفع وإحنا توصلنا النتيجة بس.

## ليش نستخدمها

عشان نجهّز طلبك ونوصّله، ونرد على ملاحظاتك، ونحفظ الفواتير اللي يطلبها القانون. ما نبيع معلوماتك حق أحد. اللي يشوفها الفرع والمندوب وشركة الدفع، وكل واحد يشوف اللي يحتاجه وبس.

## لمتى نحتفظ فيها

الفواتير نحتفظ فيها خمس سنين. عنوانك وباقي معلوماتك نمسحها إذا سكّرت حسابك، أو عقب سنتين من آخر طلب.

## حقوقك

لك الحق تشوف معلوماتك وتعدّلها أو تطلب نمسحها بأي وقت. راسلنا على **privacy@marsagrill.example** ونرد عليك خلال أسبوع إن شاء الله.`

const PRIVACY_EN = `## Your privacy matters to us

This page explains what we collect and why, in line with the Data Privacy Protection Regulation of Kuwait’s Communication and Information Technology Regulatory Authority.

## What we collect

- Your name and mobile number, to confirm the order and reach you if needed
- Your address: governorate, area, block, street and house, so the driver finds you
- Your past orders, notes and ratings

Your card details **never pass through us**: you enter them with the payment company, and we receive only the result.

## What we use it for

To prepare and deliver your order, to answer your comments and to keep the invoices the law asks for. We sell nothing to anyone. The branch, the driver and the payment company each see only what they need.

## How long we keep it

Invoices are kept for five years. Your address and everything else is erased when you close your account, or two years after your last order.

## Your rights

You may see, correct or erase your information at any time. Write to **privacy@marsagrill.example** and we will answer within a week.`

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: { 'ar-sa': 'منو إحنا', 'en-us': 'About us' },
    title: { 'ar-sa': 'حكاية مرسى جريل', 'en-us': 'The story of Marsa Grill' },
    body: { 'ar-sa': ABOUT_AR, 'en-us': ABOUT_EN },
  },
  {
    id: 2,
    type: 'page',
    slug: 'terms',
    label: { 'ar-sa': 'الشروط والأحكام', 'en-us': 'Terms' },
    title: { 'ar-sa': 'الشروط والأحكام', 'en-us': 'Terms and conditions' },
    body: { 'ar-sa': TERMS_AR, 'en-us': TERMS_EN },
  },
  {
    id: 3,
    type: 'page',
    slug: 'privacy',
    label: { 'ar-sa': 'الخصوصية', 'en-us': 'Privacy' },
    title: { 'ar-sa': 'سياسة الخصوصية', 'en-us': 'Privacy policy' },
    body: { 'ar-sa': PRIVACY_AR, 'en-us': PRIVACY_EN },
  },
  {
    id: 4,
    type: 'link',
    url: 'https://catering.marsagrill.example/',
    label: { 'ar-sa': 'ضيافة وعزايم', 'en-us': 'Catering' },
    title: { 'ar-sa': 'ضيافة مرسى للعزايم', 'en-us': 'Marsa catering for your gathering' },
  },
]
