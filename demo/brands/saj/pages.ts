import type { PageSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: both('About us', 'من نحن'),
    title: both('The story of Saj & Co', 'حكاية صاج آند كو'),
    body: both(
      `## It began with a dome of iron

In 2014 two brothers carried their grandmother's saj from Zahlé to Riyadh and set it up behind a borrowed counter on Olaya Street. She had taught them one rule: **bread waits for nobody**, so it is baked when the guest is already at the door. The queue that formed in the first winter never quite went away.

## What we cook

We are a Levantine kitchen with Saudi manners. Shawarma is marinated overnight and stacked by hand. Manakish are stretched one at a time. The coffee is Khawlani, the dates come from Qassim, and the chicken is fresh, local and never frozen.

- Bread baked to order, all day
- Halal meat from suppliers we know by name
- Sauces and pickles made in our own kitchen, without colouring

## Where to find us

There are four of us now: Olaya Street, Al Nakheel and Hittin in Riyadh, and Al Rawdah in Jeddah. Come and sit, collect at the counter, let us bring it to your car, or stay home and read about [delivery](/cms/delivery). If something was not as it should be, tell us through the feedback page; the person who answers is the one who runs the branch.`,
      `## البداية كانت صاج حديد

في 2014 جاب أخوين صاج جدتهم من زحلة إلى الرياض، وحطّوه ورا كاونتر مستعار في شارع العليا. الجدة علّمتهم قاعدة وحدة: **الخبز ما ينتظر أحد**، عشان كذا ما نخبزه إلا والضيف واصل. ومن أول شتا تكوّن عندنا طابور، وإلى اليوم ما راح.

## وش نطبخ

مطبخنا شامي وضيافتنا سعودية. الشاورما تتبّل من الليل وتنرصّ على السيخ باليد، والمناقيش تنفرد وحدة وحدة. القهوة خولانية، والتمر من القصيم، والدجاج طازج من مزارع المملكة وما يعرف الفريزر.

- خبز يُخبز وقت الطلب طول اليوم
- لحوم حلال من مورّدين نعرفهم بالاسم
- صوصات ومخللات نسوّيها في مطبخنا بدون ألوان صناعية

## وين تلقانا

صرنا اليوم أربعة فروع: شارع العليا والنخيل وحطين في الرياض، والروضة في جدة. تعال اجلس عندنا، أو استلم من الفرع، أو خلّك في سيارتك ونوصّل لك الطلب، أو ارتاح في بيتك واقرأ عن [التوصيل](/cms/delivery). وإذا في شي ما أعجبك، اكتب لنا من صفحة الملاحظات، واللي بيرد عليك هو مدير الفرع نفسه. رأيك يوصلنا أول بأول ونشتغل عليه، لأن السفرة ما تكمل إلا برضا ضيوفها.`,
    ),
  },
  {
    id: 2,
    type: 'page',
    slug: 'delivery',
    label: both('Delivery information', 'معلومات التوصيل'),
    title: both('How we deliver', 'كيف نوصّل لك'),
    body: both(
      `## Where we deliver

Each branch delivers to the neighbourhoods around it, so that bread arrives as bread. Drop the pin on your door and we will tell you at once whether you are inside a zone, which branch cooks for you, and what the delivery costs.

- **Riyadh:** Al Olaya, As Sulaymaniyah, Al Malaz, Ar Rabwah, Al Nakheel, Al Muhammadiyah, Hittin, Al Aqiq and Al Malqa
- **Jeddah:** Al Rawdah, Al Khalidiyah, An Naeem and An Nahdah

## What it costs

Delivery is between 9 and 19 riyals depending on the zone, and each zone has its own minimum order, from 30 to 60 riyals. **From 100 riyals the delivery is free.** All prices include VAT at 15%.

## How long it takes

Most orders reach you in 35 to 50 minutes. Around iftar, on Thursday nights and in heavy rain it takes longer; the time we show at checkout already counts that. You can also schedule an order up to seven days ahead.

## When the driver arrives

Please keep your phone near you. If nobody answers after ten minutes and two calls, the food goes back to the branch and cannot be refunded. Anything missing or cold? Tell us within two hours and we will put it right.`,
      `## وين نوصّل

كل فرع يوصّل للأحياء القريبة منه، عشان يوصلك الخبز وهو خبز. حدّد موقع بيتك على الخريطة ونقول لك على طول إذا كنت داخل نطاق التوصيل، وأي فرع بيجهّز طلبك، وكم رسوم التوصيل.

- **الرياض:** العليا، السليمانية، الملز، الربوة، النخيل، المحمدية، حطين، العقيق، الملقا
- **جدة:** الروضة، الخالدية، النعيم، النهضة

## كم يكلّف

رسوم التوصيل من 9 إلى 19 ريال حسب المنطقة، ولكل منطقة حد أدنى للطلب بين 30 و60 ريال. **وإذا وصل طلبك 100 ريال فالتوصيل مجاني.** جميع الأسعار شاملة ضريبة القيمة المضافة 15%.

## كم ياخذ وقت

أغلب الطلبات توصل خلال 35 إلى 50 دقيقة. وقت الفطور في رمضان وليلة الجمعة وأيام المطر ممكن يتأخر شوي، والوقت اللي يظهر لك عند الدفع محسوب فيه هذا كله. وتقدر تجدول طلبك قبلها بسبعة أيام.

## لما يوصل السائق

خلّ جوالك قريب منك. إذا ما رد أحد بعد اتصالين وعشر دقائق انتظار، يرجع الطلب للفرع وما نقدر نرجّع قيمته. ناقصك شي أو وصلك بارد؟ كلّمنا خلال ساعتين ونعوّضك.`,
    ),
  },
  {
    id: 3,
    type: 'page',
    slug: 'terms',
    label: both('Terms', 'الشروط والأحكام'),
    title: both('Terms of ordering', 'شروط وأحكام الطلب'),
    body: both(
      `## Your order

An order is a contract between you and Saj & Co from the moment the branch accepts it. You will see the status change to **order received**. Until then we may refuse it, for example when an item has just run out, and anything you have paid is returned in full.

## Prices and payment

Prices are in Saudi riyals and include VAT. The amount you see at checkout is the amount you pay. You can pay online by card, in cash, by card at the door or the counter, or with loyalty points.

## Changing your mind

- You can cancel free of charge within **five minutes** of the branch accepting the order
- Once the kitchen has started, the order can no longer be cancelled
- Refunds to a card take 3 to 14 working days, depending on your bank

## Allergens and calories

We list the allergens we know of and the calories of a standard portion. Our kitchens handle gluten, sesame, milk, eggs and nuts side by side, so we cannot promise that any dish is free of traces. If you have a severe allergy, please call the branch first.

## Loyalty points

Points belong to one account, have no cash value and expire if unused. How we treat your data is in our [privacy notice](/cms/privacy). These terms follow the laws of the Kingdom of Saudi Arabia.`,
      `## طلبك

يصير الطلب اتفاق بينك وبين صاج آند كو من لحظة قبول الفرع له، وتعرف ذلك لما تتغيّر الحالة إلى **تم استلام الطلب**. قبلها يحق لنا نعتذر عنه، مثلًا إذا خلص صنف من الفرع، ويرجع لك كامل المبلغ المدفوع.

## الأسعار والدفع

الأسعار بالريال السعودي وشاملة ضريبة القيمة المضافة، والمبلغ الظاهر عند إتمام الطلب هو المبلغ النهائي. الدفع متاح بالبطاقة أونلاين، أو نقدًا، أو بالبطاقة عند الباب أو في الفرع، أو بنقاط الولاء.

## إلغاء الطلب

- تقدر تلغي طلبك بدون رسوم خلال **خمس دقائق** من قبول الفرع له
- إذا بدأ المطبخ بالتحضير ما يمكن إلغاء الطلب
- استرجاع المبلغ على البطاقة ياخذ من 3 إلى 14 يوم عمل حسب البنك

## مسببات الحساسية والسعرات

نذكر مسببات الحساسية المعروفة عندنا وسعرات الحصة العادية. ومطابخنا تتعامل مع القمح والسمسم والحليب والبيض والمكسرات في مكان واحد، فما نقدر نضمن خلوّ أي طبق من آثارها. إذا كانت حساسيتك شديدة، كلّم الفرع قبل ما تطلب.

## نقاط الولاء

النقاط خاصة بحساب واحد، وليس لها قيمة نقدية، وتنتهي إذا لم تُستخدم. ولمعرفة كيف نتعامل مع بياناتك اقرأ [سياسة الخصوصية](/cms/privacy). وتخضع هذه الشروط لأنظمة المملكة العربية السعودية.`,
    ),
  },
  {
    id: 4,
    type: 'page',
    slug: 'privacy',
    label: both('Privacy', 'الخصوصية'),
    title: both('Privacy notice', 'سياسة الخصوصية'),
    body: both(
      `## What we keep

To cook for you and find your door we need a few things and no more:

- your name and mobile number, to recognise you and to reach you about the order
- the addresses and cars you save
- your orders, ratings and loyalty points
- notes you write to the kitchen or the driver

We never see or store your full card number. Card payments are handled by a licensed payment provider, and we receive only whether it worked and the last four digits.

## Who sees it

The branch that cooks, the driver who delivers, and the providers that send our messages and process payments. Each sees only what the job needs. **We do not sell your data.**

## How long

Orders are kept for as long as tax law asks of us. Saved addresses and cars are deleted the moment you remove them. Analytics run only if you allow them, and never on the payment pages.

## Your rights

Under the Personal Data Protection Law you may ask for a copy of your data, correct it, or have it deleted. Write to us at [sajandco.example/contact](https://sajandco.example/contact) from the number on your account and we will answer within thirty days. See also our [terms](/cms/terms).`,
      `## وش نحفظ من بياناتك

عشان نطبخ لك ونوصل لبابك نحتاج أشياء بسيطة ولا نطلب غيرها:

- اسمك ورقم جوالك، عشان نعرفك ونتواصل معك بخصوص الطلب
- العناوين والسيارات اللي تحفظها بنفسك
- طلباتك وتقييماتك ونقاط الولاء
- الملاحظات اللي تكتبها للمطبخ أو للسائق

رقم بطاقتك الكامل ما نشوفه ولا نحفظه أبدًا. الدفع بالبطاقة يتم عن طريق مزوّد دفع مرخّص، ويوصلنا منه فقط نتيجة العملية وآخر أربعة أرقام.

## مين يطّلع عليها

الفرع اللي يجهّز طلبك، والسائق اللي يوصّله، والجهات اللي ترسل رسائلنا وتنفّذ عمليات الدفع، وكل جهة تشوف اللي يحتاجه عملها فقط. **ما نبيع بياناتك لأحد.**

## كم نحتفظ فيها

نحتفظ بالطلبات للمدة اللي تفرضها أنظمة الضريبة. العناوين والسيارات تنحذف لحظة حذفك لها. وأدوات التحليل ما تشتغل إلا بموافقتك، وما تشتغل أبدًا في صفحات الدفع.

## حقوقك

بموجب نظام حماية البيانات الشخصية يحق لك تطلب نسخة من بياناتك أو تصحيحها أو حذفها. راسلنا عبر [sajandco.example/contact](https://sajandco.example/contact) من الرقم المسجّل في حسابك ونرد عليك خلال ثلاثين يوم. واطّلع كذلك على [الشروط والأحكام](/cms/terms).`,
    ),
  },
  {
    id: 5,
    type: 'link',
    url: 'https://careers.sajandco.example',
    label: both('Work with us', 'وظائف'),
    title: both('Work with us', 'انضم لفريقنا'),
  },
]
