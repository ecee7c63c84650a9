import type { Bilingual } from '../../../contracts/language.ts';

/** Version 1, about what this software does; placeholders in braces are filled in from Settings when the text is displayed. */
export const terms: Bilingual = {
  en: `These are the terms on which {shop} takes orders through this site. Please read them before you order or make an account.

## The shop

{shop}, {place}, sells the foods of a Jordanian pantry and everyday groceries.

- Phone and WhatsApp: {phone}
- Email: {email}
- Hours: {hours}

## How an order is made

- Choose what you’d like, fill in the address and send. We save the order under a number, and WhatsApp opens with a message ready for you to send to us.
- Your order is a request. It’s agreed once we’ve confirmed it to you, and that’s when we settle payment and delivery with you.
- If something has run out or can’t be delivered to you, we’ll tell you, and you decide whether to go ahead without it.
- Nothing is paid on this site, and we never ask for card details.

## Prices

Prices are in Jordanian dinars, for the size shown. The price that counts is the shop’s price at the moment you order: if it’s changed since you filled the cart, you’ll see the new one and be asked again before anything is saved. The total you see before sending covers the goods and the delivery fee. If we can only price a delivery abroad afterwards, the total is without delivery: we’ll tell you that price, and nothing goes ahead until you accept it. For how we deliver and what you can return, see {delivery}.

## What you’re buying

Pictures show the kind of product, and the pack itself may look different. Foods are natural products, so colour and taste vary with the season. For ingredients, allergens and the use-by date, go by the pack. If you have an allergy, please ask us before you order.

## Your account

- Please give your true details, and keep your password to yourself.
- Tell us if someone else has used your account. You can log out your other devices in {profile}.
- You can delete your account at any time, once the orders you’ve sent have arrived or been cancelled. We may close an account that’s used to harm the shop or its customers.

## Your data

The {privacy} says what we keep about you and what you can do about it.

## The law

The laws of the Hashemite Kingdom of Jordan apply. Nothing here takes away a right that the law gives you as a consumer.

## When these terms change

A new version gets a new number and date, and earlier versions can still be read. Each order keeps the version that was accepted with it.`,

  ar: `هذه شروط الطلب من {shop} عبر هذا الموقع. نرجو قراءتها قبل الطلب أو فتح حساب.

## المتجر

{shop}، {place}، متجر لمونة البيت الأردني وبقالته اليومية.

- الهاتف وواتساب: {phone}
- البريد الإلكتروني: {email}
- أوقات العمل: {hours}

## كيف يتم الطلب

- بعد اختيار الأصناف وكتابة العنوان يُرسل الطلب، فيُحفظ عندنا برقم، ثم يُفتح واتساب وفيه رسالة الطلب جاهزة لإرسالها إلينا.
- ما يصلنا طلب شراء، ويصير اتفاقًا حين نؤكّده لك، وعندها نتفق معك على الدفع والتوصيل.
- إن نفد صنف أو تعذّر توصيله إليك أخبرناك، ولك القرار: المتابعة من دونه أو الإلغاء.
- لا دفع في الموقع، ولا نطلب بيانات بطاقتك.

## الأسعار

الأسعار بالدينار الأردني للعبوة المذكورة. والمعتمد سعر المتجر لحظة إرسال الطلب: إن تغيّر منذ ملأت السلة ظهر لك الجديد، وسألناك مرة أخرى قبل حفظ أي شيء. والمجموع المعروض قبل الإرسال هو ثمن الأصناف ورسوم التوصيل. وإن كان سعر التوصيل إلى الخارج يُحدَّد بعد وصول الطلب، فالمجموع من دون التوصيل: نخبرك بالسعر، ولا يبدأ التجهيز قبل قبولك له. وتفاصيل التوصيل وما يمكن إرجاعه في صفحة {delivery}.

## عن المنتجات

الصور تدلّ على نوع المنتج، وقد يختلف شكل العبوة. والأغذية منتجات طبيعية، يختلف لونها وطعمها من موسم إلى موسم. والمعتمد في المكوّنات ومسبّبات الحساسية وتاريخ الصلاحية ما على العبوة. ومن لديه حساسية من طعام فليسألنا قبل الطلب.

## حسابك

- نرجو كتابة بيانات صحيحة، وكلمة المرور سرّ لك وحدك.
- إن استعمل غيرك حسابك فنرجو إخبارنا. وتسجيل الخروج من أجهزتك الأخرى متاح في {profile}.
- حذف الحساب متاح لك في أي وقت، بعد أن تصل طلباتك أو تُلغى. ولنا أن نغلق حسابًا يُستعمل للإضرار بالمتجر أو بزبائنه.

## بياناتك

في {privacy} ما نحفظه من بياناتك وما حقوقك فيها.

## القانون

تسري قوانين المملكة الأردنية الهاشمية، وليس في هذه الشروط ما ينتقص من حق يمنحه القانون للمستهلك.

## إذا تغيّرت الشروط

لكل نسخة جديدة رقم وتاريخ، والنسخ السابقة تبقى متاحة للقراءة، ويحتفظ كل طلب بالنسخة التي قُبلت معه.`,
};
