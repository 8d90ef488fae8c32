import type { PageSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: both('About us', 'عن بيت الكرك'),
    title: both('A house with the kettle always on', 'بيت ناره ما تنطفي'),
    body: both(
      `## From a window in Satwa

Karak House opened in 2009 as a single window between a tailor and a barber. Taxi drivers hooted twice for sweet and three times for extra ginger. The window is gone, but the recipe has not moved: **Assam leaf, evaporated milk, green cardamom and twenty minutes of patience**.

## What belongs beside the cup

Karak is never drunk alone. Our regag is spread by hand on the hot plate, the paratha is folded and flaked every morning, and the luqaimat are fried when you ask for them, not before.

- Tea boiled in small pots, all day
- Bread made in the shop where you eat it
- Dates, honey and saffron from traders we have known for years

## Three houses

You will find us in Jumeirah, in Al Barsha, where the door never closes, and on the corniche in Al Majaz, Sharjah. Sit inside, stay in the car, or send for it. Tell us how it was on our [feedback page](https://feedback.karakhouse.example/visit). We read every word before the evening shift begins, and most of our best ideas came from there.`,
      `## من دريشة في السطوة

بدأ بيت الكرك سنة 2009 من دريشة صغيرة بين خيّاط وحلّاق. كان راعي التاكسي يضرب هرن مرتين إذا يباه حالي، وثلاث إذا يباه زنجبيل زيادة. الدريشة راحت، بس الوصفة ما تغيّرت: **شاي آسام وحليب مبخّر وهيل أخضر وعشرين دقيقة صبر**.

## رفيق الكوب

الكرك ما ينشرب بروحه. الرقاق نفرشه باليد على الطوبي، والبرّاتا نورّقها كل صباح، واللقيمات ما نقليها إلا يوم تطلبها.

- شاي ينغلي في قدور صغيرة طول اليوم
- خبز يتسوّى في نفس المحل اللي تاكل فيه
- تمر وعسل وزعفران من تجّار نعرفهم من سنين

## ثلاثة بيوت

تحصّلنا في جميرا، وفي البرشاء اللي بابه ما يتسكّر لا ليل ولا نهار، وعلى كورنيش المجاز في الشارقة. اقعد داخل، أو تم في سيارتك ونيبه لك، أو اطلبه لين البيت. وعقب خبّرنا كيف كانت زيارتك في [صفحة الملاحظات](https://feedback.karakhouse.example/visit). كل كلمة تكتبها نقراها قبل وردية المسا، وأحلى أفكارنا يت من ضيوفنا، من طعم جديد في القائمة لين الكرسي اللي عند الدريشة.`,
    ),
  },
  {
    id: 2,
    type: 'page',
    slug: 'delivery',
    label: both('Delivery', 'التوصيل'),
    title: both('Delivery and curbside', 'التوصيل والاستلام من السيارة'),
    body: both(
      `## Keeping it hot

Karak travels in sealed cups inside an insulated bag, and we do not send it further than it can travel well. Put the pin on your building and you will see whether we reach you, from which house, and for how much.

- **Jumeirah:** Jumeirah 1 to 3 and Al Wasl
- **Al Barsha:** Al Barsha, Barsha Heights, Dubai Marina and JLT
- **Al Majaz:** Al Majaz, Al Khan and around Khalid Lagoon

## The price

Delivery costs 7 to 12 dirhams by area. **From 80 dirhams it drops to 5**, wherever you live inside our zones. Each area has a minimum order between 20 and 40 dirhams. VAT at 5% is added at checkout and shown on its own line.

## To your car

In Jumeirah and Al Barsha, save your car once and choose curbside. Park in front, and we come out with the tray. There is no service charge on curbside, takeaway or delivery; it applies only when you sit with us.

## If something goes wrong

Spilled, cold or missing? Tell us the same day with your order number and we will send it again or return the money, whichever you prefer.`,
      `## عشان يوصلك حار

الكرك يوصلك في كاسات مسكّرة داخل شنطة تحفظ الحرارة، وما نودّيه أبعد من اللي يتحمّله. حط الدبوس على بنايتك وبيبيّن لك إذا نوصلك، ومن أي بيت، وبكم.

- **جميرا:** جميرا 1 إلى 3 والوصل
- **البرشاء:** البرشاء وبرشاء هايتس ودبي مارينا وأبراج بحيرات جميرا
- **المجاز:** المجاز والخان وحوالي بحيرة خالد

## بكم التوصيل

رسوم التوصيل من 7 إلى 12 درهم حسب المنطقة، **وإذا وصل طلبك 80 درهم تصير 5 دراهم بس** وين ما كنت داخل مناطقنا. ولكل منطقة حد أدنى للطلب بين 20 و40 درهم. وضريبة القيمة المضافة 5% تنضاف عند الدفع وتظهر لك في سطر بروحها.

## لين سيارتك

في جميرا والبرشاء احفظ سيارتك مرة وحدة، واختر الاستلام من السيارة، ووقّف جدّام المحل ونحن نطلع لك بالصينية. ما في رسوم خدمة على السيارة ولا السفري ولا التوصيل، الرسوم بس على اللي يقعد عندنا.

## إذا صار شي

انصب أو وصل بارد أو ناقص؟ خبّرنا في نفس اليوم ومعاك رقم الطلب، وبنطرّش لك غيره أو بنرد لك فلوسك، واللي يريحك نسوّيه.`,
    ),
  },
  {
    id: 3,
    type: 'page',
    slug: 'terms',
    label: both('Terms', 'الشروط والأحكام'),
    title: both('Terms of ordering', 'شروط وأحكام الطلب'),
    body: both(
      `## Placing an order

Your order is confirmed when the branch accepts it and the status changes to **order received**. If we cannot make it, because the saffron has run out or the street is closed, we cancel it and return what you paid.

## Prices

- Prices are in UAE dirhams **before VAT**; 5% is added at checkout
- A service charge of 10% applies to eat-in and dine-in orders only
- Some prices differ from branch to branch; you always see those of the branch you chose

## Payment

Pay by card online, in cash, or by card on the driver's or the cashier's machine. An online payment is taken when you place the order.

## Cancelling

You may cancel without charge for five minutes after the branch has accepted. After that the tea is on the fire and the bread is on the plate, and the order stands. Card refunds reach you within 5 to 10 working days.

## Allergens

Milk, wheat, eggs, sesame, nuts and fish are all used in our kitchens. We mark what each item contains, but traces are always possible. Ask the team if you are unsure.

## Law

These terms follow the laws of the United Arab Emirates. Your data is covered by our [privacy notice](/cms/privacy).`,
      `## كيف يتأكد الطلب

يتأكد طلبك يوم يقبله الفرع وتتغيّر حالته إلى **تم استلام الطلب**. وإذا ما قدرنا نجهّزه، لأن الزعفران خلص مثلًا أو الشارع مسكّر، نلغيه ونرد لك المبلغ كامل.

## الأسعار

- الأسعار بالدرهم الإماراتي **قبل الضريبة**، وتنضاف 5% عند الدفع
- رسوم خدمة 10% على طلبات الجلوس داخل الفرع فقط
- بعض الأسعار تختلف من فرع لفرع، واللي يظهر لك دايمًا سعر الفرع اللي اخترته

## الدفع

ادفع بالبطاقة أونلاين، أو نقدًا، أو بالبطاقة على جهاز السائق أو الكاشير. الدفع الإلكتروني ينسحب لحظة تأكيد الطلب.

## الإلغاء

تقدر تلغي بدون رسوم خلال خمس دقايق من قبول الفرع. عقبها يكون الشاي على النار والخبز على الطوبي، والطلب ما يتلغي. المبالغ المستردة على البطاقة توصلك خلال 5 إلى 10 أيام عمل.

## الحساسية

نستخدم في مطابخنا الحليب والقمح والبيض والسمسم والمكسرات والسمك. نكتب مكوّنات كل صنف، لكن وجود آثار بسيطة وارد دايمًا، فاسأل الفريق إذا كنت مب متأكد.

## القانون

تخضع هذه الشروط لقوانين دولة الإمارات العربية المتحدة، وبياناتك تغطيها [سياسة الخصوصية](/cms/privacy).`,
    ),
  },
  {
    id: 4,
    type: 'page',
    slug: 'privacy',
    label: both('Privacy', 'الخصوصية'),
    title: both('Privacy notice', 'سياسة الخصوصية'),
    body: both(
      `## What we ask for

A name to call out and a number to ring. If you want more from us, we keep a little more:

- the addresses you save for delivery
- the car you save for curbside: make, colour and plate
- what you ordered, so that you can order it again

Card details go straight to our payment provider. We see that a payment succeeded, and nothing that would let anyone pay with your card.

## Who else sees it

The branch preparing your order, the driver bringing it, and the companies that deliver our text messages and process payments. They may use it for that and for nothing else. **We do not sell or lend your data.**

## How long we keep it

Invoices are kept for five years, as the tax authority requires. Addresses and cars disappear when you remove them. If you have not ordered for three years we delete the account.

## What you can ask

Under Federal Decree-Law 45 of 2021 you may see your data, correct it, move it or have it erased. Write to us through [karakhouse.example/privacy](https://karakhouse.example/privacy) and we will reply within thirty days. The rest is in our [terms](/cms/terms).`,
      `## شو نطلب منك

اسم ننادي به ورقم نتصل عليه. وإذا تبا خدمات أكثر، نحفظ شوي زيادة:

- العناوين اللي تحفظها للتوصيل
- السيارة اللي تحفظها للاستلام: نوعها ولونها ورقمها
- طلباتك السابقة، عشان تعيدها بضغطة

بيانات البطاقة تروح لمزوّد الدفع مباشرة. نحن بس نعرف إن العملية تمت، وما يوصلنا شي يخلّي حد يدفع ببطاقتك.

## منو يشوفها غيرنا

الفرع اللي يجهّز طلبك، والسائق اللي ييبه، والشركات اللي تطرّش رسايلنا وتنفّذ الدفع. يستخدمونها لهالغرض وبس. **ما نبيع بياناتك ولا نعيرها لحد.**

## كم نحتفظ بها

الفواتير نحتفظ بها خمس سنين حسب متطلبات الهيئة الاتحادية للضرائب. العناوين والسيارات تنحذف يوم تحذفها من حسابك، وما تتم عندنا منها نسخة. وإذا ما طلبت من عندنا ثلاث سنين نحذف الحساب.

## شو من حقك

بموجب المرسوم بقانون اتحادي رقم 45 لسنة 2021 يحق لك تطّلع على بياناتك أو تصحّحها أو تنقلها أو تمسحها. راسلنا عبر [karakhouse.example/privacy](https://karakhouse.example/privacy) ونرد عليك خلال ثلاثين يوم. والباقي تحصّله في [الشروط والأحكام](/cms/terms).`,
    ),
  },
  {
    id: 5,
    type: 'link',
    url: 'https://franchise.karakhouse.example',
    label: both('Open a Karak House', 'افتح بيت كرك'),
    title: both('Open a Karak House', 'افتح بيت كرك في منطقتك'),
  },
]
