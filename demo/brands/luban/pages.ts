import type { PageSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: both('About us', 'عن بيت اللبان'),
    title: both('A merchant’s house in Muttrah', 'بيت تاجر في مطرح'),
    body: both(
      `## The house

Bait Luban stands on the corniche in a merchant's house where frankincense from Dhofar was once weighed before it sailed for Bombay and Zanzibar. You can still smell it in the beams when the afternoon is hot. We opened the dining room in 2012 with eleven tables and our mother's recipes, and a second house in Al Khuwair followed.

## The kitchen

Omani food is the food of people who travelled and came home. There is cardamom from one shore, coconut from another, and dried lime from our own trees.

- **Shuwa** is buried on Wednesday night and opened on Thursday
- Fish comes from the market across the road, the same morning
- Halwa is stirred in copper by a family in Nizwa, and arrives every second day

## The welcome

Guests are met with kahwa and dates, and leave with a little frankincense on their sleeves. Nobody is hurried. If you would rather be at home, we pack each dish so that it travels upright, and our [delivery page](/cms/delivery) tells you how far we go. For large tables please order a day ahead; the pit cannot be persuaded.`,
      `## البيت

يقع بيت اللبان على كورنيش مطرح، في بيت تاجر قديم كان يوزن فيه لبان ظفار قبل ما يبحر إلى بومباي وزنجبار. وإلى اليوم إذا حمي العصر تشم ريحته في أخشاب السقف. فتحنا الصالة سنة 2012 بإحدى عشرة طاولة ووصفات أمّنا، وبعدها جاء بيتنا الثاني في الخوير.

## المطبخ

الأكل العماني أكل ناس سافروا ورجعوا. فيه هيل من ساحل، ونارجيل من ساحل ثاني، ولومي من شجرنا.

- **الشواء** ندفنه ليلة الخميس ونفتحه اليوم الثاني
- السمك من السوق اللي قبالنا، صيد نفس اليوم
- الحلوى تحرّكها في النحاس عائلة من نزوى، وتوصلنا طازجة يوم بعد يوم

## الضيافة

نستقبل الضيف بالقهوة والتمر، ويطلع من عندنا وثوبه معطّر باللبان، ومحد يستعجله. وإذا تحب تاكل في بيتك، نغلّف كل طبق بعناية عشان يوصلك على حاله، وتلقى مناطق التوصيل في [صفحة التوصيل](/cms/delivery). وللعزائم والطاولات الكبيرة نتمنى تطلب قبلها بيوم، لأن التنور له وقته وما نقدر نستعجله. وإذا عندك مناسبة في البيت، كلّمنا ونجهّز لك الصواني مع القهوة والحلوى واللبان، ونرتّبها لك مثل ما تحب.`,
    ),
  },
  {
    id: 2,
    type: 'page',
    slug: 'delivery',
    label: both('Delivery', 'التوصيل'),
    title: both('Delivery and collection', 'التوصيل والاستلام'),
    body: both(
      `## Where we go

Our own riders carry the food, so we keep the circle small. Place the pin on your gate, and the page will tell you which house cooks for you.

- **From Muttrah:** Muttrah, Ruwi and Old Muscat
- **From Al Khuwair:** Al Khuwair, Bausher, Al Qurum and Shati Al Qurum

## Charges

Delivery is between 700 baisa and 1.200 rials, and every zone has a minimum order of 4 or 6 rials. **Orders of 20 rials and more are delivered free.** Prices include VAT at 5%.

## Timing

Allow 40 to 60 minutes. Shuwa leaves the kitchen only from Thursday to Saturday, and on those evenings we recommend scheduling the order in the morning. You can book up to fourteen days ahead, which is wise before Eid.

## Collecting

Choose pickup, and we will have it wrapped and warm at the time you picked. Parking on the corniche is easier from the harbour side. Lobster and a few other dishes are served at the table only, because they would not forgive the journey.

## Not as it should be?

Call the branch within the hour. We will bring the dish again or return its price.`,
      `## إلى وين نوصّل

التوصيل عن طريق شبابنا، عشان كذا نطاقنا قريب. حط الدبوس على باب بيتك وتعرف أي فرع يجهّز طلبك.

- **من مطرح:** مطرح وروي ومسقط القديمة
- **من الخوير:** الخوير وبوشر والقرم وشاطئ القرم

## الرسوم

رسوم التوصيل من 700 بيسة إلى 1.200 ريال، ولكل منطقة حد أدنى للطلب: 4 أو 6 ريالات. **والطلبات من 20 ريال وأكثر توصيلها مجاني.** الأسعار شاملة ضريبة القيمة المضافة 5%.

## الوقت

نحتاج من 40 إلى 60 دقيقة. الشواء متوفر من الخميس إلى السبت فقط، وفي هذي الأيام ننصحك تجدول طلبك من الصبح. وتقدر تحجز قبلها بأربعة عشر يوم، وهذا أضمن قبل العيد.

## الاستلام من الفرع

اختر الاستلام وتلقى طلبك مغلّف وحار في الوقت اللي حدّدته. والمواقف على الكورنيش أسهل من جهة الميناء. الشارخة وبعض الأطباق نقدّمها على الطاولة فقط، لأن الطريق يضيّع طعمها.

## في شي ما عجبك؟

اتصل بالفرع خلال ساعة من وصول الطلب، ونجيب لك الطبق من جديد أو نرجّع لك قيمته. راحتك تهمنا، ورأيك يوصل للمطبخ مباشرة.`,
    ),
  },
  {
    id: 3,
    type: 'page',
    slug: 'terms',
    label: both('Terms', 'الشروط والأحكام'),
    title: both('Terms of ordering', 'شروط وأحكام الطلب'),
    body: both(
      `## When an order is an order

We confirm by changing the status to **order received**. Before that, either of us may step back at no cost. If a fish did not come in that morning we will call you and offer another.

## What you pay

Prices are in Omani rials with three decimals and include VAT at 5%. There is no service charge. Pay by card online, by card to the rider or at the counter, or in cash.

## Cancelling

- Within **five minutes** of acceptance you may cancel in the app
- For a tray ordered ahead, call the branch by noon of the day before
- After that the food is being cooked for you and cannot be refunded

Money returned to a card arrives in 5 to 14 working days.

## Allergens

Fish, shellfish, nuts, wheat and milk are handled in the same kitchen. Items show the allergens we know. Where they are marked as unknown, nobody has declared them yet, so please ask before ordering.

## At the table

Tables are held for twenty minutes. Children are welcome everywhere. These terms follow the laws of the Sultanate of Oman; how we treat your data is in the [privacy notice](/cms/privacy).`,
      `## متى يتأكد الطلب

نأكد الطلب لما تتغيّر حالته إلى **تم استلام الطلب**، وقبلها يقدر أي طرف يتراجع بدون رسوم. وإذا ما نزل نوع السمك في سوق ذاك اليوم، نتصل فيك ونعرض عليك غيره.

## كم تدفع

الأسعار بالريال العماني بثلاث خانات عشرية وشاملة ضريبة القيمة المضافة 5%، وما عندنا رسوم خدمة. الدفع بالبطاقة أونلاين، أو بالبطاقة عند المندوب أو في الفرع، أو نقدًا.

## الإلغاء

- خلال **خمس دقائق** من قبول الطلب تقدر تلغيه بنفسك
- إذا الطلب صينية محجوزة، اتصل بالفرع قبل ظهر اليوم اللي قبلها
- بعد ذلك يكون الأكل على النار وما نقدر نرجّع قيمته

المبالغ المرجعة على البطاقة توصل خلال 5 إلى 14 يوم عمل.

## الحساسية

نتعامل في المطبخ نفسه مع السمك والقشريات والمكسرات والقمح والحليب. ونكتب عند كل صنف مسببات الحساسية المعروفة عندنا. وإذا كان مكتوب إنها غير معروفة، معناه ما تم الإفصاح عنها بعد، فاسألنا قبل ما تطلب.

## على الطاولة

نحجز لك الطاولة عشرين دقيقة من موعدك، والأطفال حيّاهم الله في كل مكان. وتخضع هذه الشروط لقوانين سلطنة عمان، وطريقة تعاملنا مع بياناتك في [سياسة الخصوصية](/cms/privacy).`,
    ),
  },
  {
    id: 4,
    type: 'page',
    slug: 'privacy',
    label: both('Privacy', 'الخصوصية'),
    title: both('Privacy notice', 'سياسة الخصوصية'),
    body: both(
      `## A short list

A good host remembers your name and forgets the rest. We keep:

- your name and mobile number
- the addresses you save
- your orders and what you told us about them
- notes about allergies, if you write them to us

Your card number never reaches us. The payment provider tells us that the bill was paid, and shows the last four digits so that we can find it again.

## Shared with

The kitchen, the rider, and the companies that carry our messages and payments, each as far as their task goes. **Nobody buys your data from us, because it is not for sale.**

## Kept for

Bills are kept for the years that Omani tax law requires. Everything else is deleted when you ask, or after two years without an order. Visitor statistics are collected only with your consent.

## Your rights

The Personal Data Protection Law, Royal Decree 6/2022, lets you see, correct, transfer and erase your data, and withdraw a consent you gave. Write to us at [baitluban.example/privacy](https://baitluban.example/privacy) and the manager of your branch will answer within thirty days. See also the [terms](/cms/terms).`,
      `## قائمة قصيرة

المضيف الطيب يتذكّر اسمك وينسى الباقي. اللي نحفظه:

- اسمك ورقم هاتفك
- العناوين اللي تحفظها بنفسك
- طلباتك ورأيك فيها
- ملاحظات الحساسية إذا كتبتها لنا

رقم بطاقتك ما يوصل لنا أبدًا. مزوّد الدفع يخبرنا إن الفاتورة اندفعت، ويظهر لنا آخر أربعة أرقام بس عشان نقدر نرجع للعملية.

## مع من نشاركها

المطبخ والمندوب والشركات اللي ترسل رسائلنا وتنفّذ الدفع، وكل واحد على قدر شغله. **بياناتك ما تنباع، وما نعطيها لأحد يستخدمها في الإعلانات.**

## إلى متى

الفواتير نحفظها للمدة اللي يطلبها قانون الضريبة العماني. وغيرها ينحذف متى ما طلبت، أو بعد سنتين بدون أي طلب. وإحصائيات الزيارات ما نجمعها إلا بموافقتك.

## حقوقك

قانون حماية البيانات الشخصية الصادر بالمرسوم السلطاني 6/2022 يعطيك الحق تطّلع على بياناتك وتصحّحها وتنقلها وتمحيها، وتسحب موافقتك متى ما بغيت. راسلنا على [baitluban.example/privacy](https://baitluban.example/privacy) ومدير فرعك يرد عليك خلال ثلاثين يوم. وإذا عندك أي سؤال عن بياناتك قبل ما تطلب، فريقنا في الفرع يجاوبك. وشوف كذلك [الشروط والأحكام](/cms/terms).`,
    ),
  },
  {
    id: 5,
    type: 'link',
    url: 'https://souq.baitluban.example',
    label: both('Halwa and frankincense shop', 'متجر الحلوى واللبان'),
    title: both('Halwa and frankincense shop', 'متجر الحلوى واللبان'),
  },
]
