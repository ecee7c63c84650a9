import type { Bilingual } from '../../../contracts/language.ts';

/** Version 1, about what this software does; placeholders in braces are filled in from Settings when the text is displayed. */
export const deliveryReturns: Bilingual = {
  en: `## Delivery

- We deliver to the address you give with the order.
- Delivery costs {fee} per order.
- Delivery is {free}.
- Delivery usually takes {shipping}.
- You can also pick your order up yourself, free of charge: {pickup}.
- If you haven’t chosen a time or a way to pay at checkout, we’ll agree it with you on WhatsApp or by phone once your order has reached us.
- You can follow each step in {orders}.

Fresh and chilled food can’t wait at the door. Please make sure someone is there to take it in, and put it in the fridge straight away.

## When something isn’t right

Please check your order when it arrives. If something is missing, damaged, spoiled or not what you ordered, tell us the same day for fresh and chilled food, and within three days for everything else. The order number and a photo help.

We’ll put it right with a replacement or your money back, and the return won’t cost you anything.

- WhatsApp: {phone}
- Email: {email}
- The form on {contact}

## What can be returned

Changed your mind? Tell us within three days of delivery. You can return anything that keeps, if it’s sealed, unopened and fit to be sold again. You pay for the return.

## What can’t be returned

- Fresh and chilled food, such as labneh, cheese and milk.
- Anything that’s been opened or isn’t in its sealed pack any more.
- Anything that was prepared or weighed out for you.

This is for everyone’s safety. It doesn’t apply if something was faulty.

## Cancelling

Until we start preparing your order, you can cancel it yourself on its own page. After that, as long as it hasn’t left the shop, a message or a call is enough.

## Refunds

We’ll refund you in the way you paid, or as we agree with you.`,

  ar: `## التوصيل

- نوصل الطلب إلى العنوان المكتوب فيه.
- رسوم التوصيل {fee} لكل طلب.
- التوصيل {free}.
- التوصيل عادةً خلال {shipping}.
- الاستلام من المتجر متاح أيضًا، من دون رسوم: {pickup}.
- ما لم يُحدَّد عند إتمام الطلب من موعد أو طريقة دفع نتفق عليه معك عبر واتساب أو الهاتف بعد أن يصلنا الطلب.
- متابعة الطلب خطوة بخطوة في صفحة {orders}.

الطازج والمبرّد لا ينتظر على الباب. نرجو أن يكون في البيت من يستلمه ويضعه في الثلاجة فورًا.

## إن وصل شيء على غير ما يجب

نرجو تفقّد الطلب عند استلامه. إن نقص شيء أو تضرّر أو فسد أو جاء غير المطلوب، فنرجو إخبارنا في اليوم نفسه إن كان طازجًا أو مبرّدًا، وخلال ثلاثة أيام لغير ذلك. ويساعدنا رقم الطلب وصورة لما وصل.

نُصلح الأمر: إما بصنف بديل مثله، وإما بردّ ثمنه، ولا كلفة عليك في إرجاعه.

- واتساب: {phone}
- البريد الإلكتروني: {email}
- النموذج في صفحة {contact}

## ما يمكن إرجاعه

إن تغيّر رأيك فنرجو إخبارنا خلال ثلاثة أيام من الاستلام. يمكن إرجاع الأصناف التي تُحفظ طويلًا ما دامت مغلقة لم تُفتح وصالحة للبيع من جديد، وكلفة الإرجاع عليك.

## ما لا يمكن إرجاعه

- الطازج والمبرّد، كاللبنة والأجبان والحليب.
- ما فُتح أو لم يعد في عبوته المغلقة.
- ما جُهّز أو وُزن لك خصيصًا.

هذا لسلامة الجميع، ولا يسري حين يكون العيب في الصنف نفسه.

## إلغاء الطلب

إلى أن نبدأ بتجهيز الطلب يمكنك إلغاؤه من صفحته في الموقع. وبعد ذلك، ما دام لم يخرج من عندنا، تكفي رسالة على واتساب أو مكالمة.

## ردّ المبلغ

نردّ المبلغ بالطريقة التي دُفع بها، أو بما نتفق عليه معك.`,
};
