import type { Bilingual } from '../../../contracts/language.ts';

/** Version 1, about what this software does; placeholders in braces are filled in from Settings when the text is displayed. */
export const privacy: Bilingual = {
  en: `This notice says what {shop} keeps about you, why, and what you can do about it. Your data is protected by Jordan’s Personal Data Protection Law No. 24 of 2023.

## Who is responsible

{shop}, {place}, decides how the data you give this site is used. You can reach us here:

- Phone and WhatsApp: {phone}
- Email: {email}
- The form on {contact}

## What we keep

- With an account: your name, email and language, and the phone number and addresses if you add them. Your password is stored only as a hash that nobody can read, and you’re asked for a date of birth only if the shop needs it; it’s always optional.
- With an order, with or without an account: the name, phone number and email you give, the delivery address with what leads the driver to the door; what you ordered, at what price, what was paid and what became of it. If you write a note, send it as a gift or send a picture of a transfer, that too.
- With a message: your name, email, phone number if you give one, what you wrote and what we answered.
- With the newsletter: your email and language.
- When you ask to be told that a product is back: your email or phone number and language, until we’ve told you, and for a year at most.
- An order without an account is reached by a private link. Anyone who has the link can open it, so share it only with people you trust.
- Your favourites, so that they follow you to your other devices.
- Where you’re logged in: the kind of device and when it was last used, so that you can log it out.
- Which version of {terms} and of this notice you accepted, and when.

We never ask for card details: nothing is paid on this site.

## Why

To prepare and deliver what you order, to answer you, and to keep your account safe. News and offers are only sent if you ask for them, and every one of those emails has a link to unsubscribe.

There are no adverts on this site, and no trackers from other companies.

## On your own device

Your cart, favourites, chosen store and login are kept in your browser, and so are the number and status of your last order until you log out, the links of orders placed without an account for 90 days, and for a year the products you’ve asked us to tell you about; pages you’ve opened may be kept there so that they still open without an internet connection. Two cookies remember your language and your store. None of this is used to follow you, and you can clear it in your browser at any time.

## Who else sees it

- WhatsApp: when you send an order, WhatsApp opens with a message that has your name, phone number, address and what you chose. You send it yourself, and WhatsApp’s own terms apply there.
- The people who run the shop and those who deliver your order, as far as they need it for that.
- The services that host this site and carry its emails.

## How long

- Your account stays until you delete it.
- When it’s deleted, your name, email, phone number and street are taken out of your orders, with notes, gifts and pictures of transfers. What was ordered, the sums, the area or town and the country stay for the shop’s books.
- If you ordered without an account, write to us and we’ll take the same out of that order.
- A login ends after seven days without use, and a link to reset a password after 30 minutes.
- Messages stay until you ask us to remove them. Deleting an account with a confirmed email deletes them too.
- The server’s logs have no names, emails, addresses or anything else you type.
- Backups are kept for a limited time. What you’ve deleted is gone from them when they expire.

## Your rights

The law gives you rights over your data, among them to know what’s kept and to have a copy, to correct it, to have it deleted or hidden, to object to how it’s used, to take it elsewhere, and to withdraw your consent. Here is how:

- In {profile} you can see and correct your details, download your data as a file, and delete your account.
- Unsubscribe from the newsletter with the link in each of its emails, or in your profile.
- For anything else, write to us. You can also complain to the authority that the law names.

## Your consent

We ask for it when you make an account and when you send an order, and keep a record of it. You can withdraw it at any time; what was done before then stays lawful.

## When this notice changes

A new version gets a new number and date. Earlier versions can still be read.`,

  ar: `في هذه الصفحة ما نحفظه في {shop} من بياناتك، ولماذا نحفظه، وما حقوقك فيه. وبياناتك محمية بقانون حماية البيانات الشخصية الأردني رقم 24 لسنة 2023.

## المسؤول عن بياناتك

{shop}، {place}. وللتواصل معنا في كل ما يخص بياناتك:

- الهاتف وواتساب: {phone}
- البريد الإلكتروني: {email}
- النموذج في صفحة {contact}

## ماذا نحفظ

- عند فتح حساب: الاسم والبريد الإلكتروني واللغة، ورقم الهاتف والعناوين لمن أضافها. أما كلمة المرور فلا تُحفظ كما كُتبت، بل بصمتها المشفّرة التي لا يقرؤها أحد. ولا يُطلب تاريخ الميلاد إلا إن احتاج إليه المتجر، وكتابته اختيارية دائمًا.
- عند إرسال طلب، بحساب أو بدونه: ما يُكتب من الاسم ورقم الهاتف والبريد الإلكتروني، وعنوان التوصيل وما يدلّ السائق إلى الباب، وما في الطلب وأسعاره وما دُفع منه وما آل إليه. وكذلك ما أُرفق به من ملاحظة أو بيانات هدية أو صورة تحويل.
- عند مراسلتنا: الاسم والبريد الإلكتروني ورقم الهاتف إن كُتب، ونصّ الرسالة وردّنا عليها.
- عند طلب إخبارك بعودة منتج: البريد الإلكتروني أو رقم الهاتف واللغة، إلى أن نخبرك، ولسنة على الأكثر.
- عند الاشتراك في النشرة: البريد الإلكتروني واللغة.
- الطلب من دون حساب له رابط خاص، يفتحه كل من يصل إليه، فالأفضل ألا يصل إلا إلى من هو موضع ثقة.
- المفضلة، حتى تظهر على أجهزتك الأخرى.
- الأجهزة التي دخلت منها: نوع الجهاز وآخر استعمال له، حتى يمكنك تسجيل الخروج منه.
- نسخة {terms} ونسخة هذه الصفحة التي وافقت عليها، وتاريخ ذلك.

ولا نطلب بيانات بطاقتك أبدًا، فلا دفع في هذا الموقع.

## لماذا

لتجهيز طلبك وتوصيله، وللردّ عليك، ولحماية حسابك. أما الأخبار والعروض فلا تصل إلا لمن طلبها، وفي كل رسالة منها رابط يوقفها.

ولا إعلانات في الموقع، ولا أدوات تتبّع لأي شركة أخرى.

## على جهازك

السلة والمفضلة والمتجر المختار وتسجيل الدخول تُحفظ في متصفحك، ومعها رقم طلبك الأخير وحالته إلى حين تسجيل الخروج، وروابط الطلبات المرسلة من دون حساب مدة 90 يومًا، والمنتجات التي طلبت إخبارك بعودتها مدة سنة، وقد تُحفظ فيه الصفحات التي فتحتها لتُفتح من دون إنترنت. وهناك ملفا ارتباط (كوكيز) يتذكّران اللغة والمتجر. لا شيء من ذلك يُستعمل لتتبّعك، ومسحه من المتصفح متاح في أي وقت.

## من غيرنا يراها

- واتساب: عند إرسال الطلب يُفتح واتساب وفيه رسالة الطلب، وفيها الاسم ورقم الهاتف والعنوان وما اخترته. الإرسال بيدك، وهناك تسري شروط واتساب.
- القائمون على المتجر ومن يوصل الطلب، بقدر ما يحتاج إليه عملهم.
- الخدمات التي تستضيف الموقع وتنقل رسائله الإلكترونية.

## إلى متى

- يبقى الحساب إلى حين حذفه.
- عند حذفه يُمحى من طلباتك الاسم والبريد الإلكتروني ورقم الهاتف والشارع، ومعها الملاحظات وبيانات الهدايا وصور التحويلات. وتبقى الأصناف والمبالغ والمنطقة أو المدينة والبلد في دفاتر المتجر.
- لمن طلب من دون حساب تكفي رسالة إلينا، فنمحو ذلك كله من طلبه.
- ينتهي تسجيل الدخول بعد سبعة أيام من دون استعمال، ورابط تغيير كلمة المرور بعد 30 دقيقة.
- تبقى الرسائل إلى حين طلب حذفها. ومع حذف حساب بريده الإلكتروني مؤكَّد تُحذف أيضًا.
- سجلات الخادم لا تحوي أسماء ولا عناوين ولا بريدًا إلكترونيًا ولا ما يُكتب في الخانات.
- للنسخ الاحتياطية مدة محدودة، وما حُذف يخرج منها بانتهائها.

## حقوقك

يمنحك القانون حقوقًا في بياناتك، منها: العلم بها والحصول على نسخة منها، وتصحيحها، ومحوها أو إخفاؤها، والاعتراض على معالجتها، ونقلها إلى جهة أخرى، وسحب الموافقة. والطريقة:

- في {profile}: الاطلاع على بياناتك وتصحيحها، وتنزيل بياناتك في ملف، وحذف الحساب.
- النشرة: تتوقف بالرابط الذي في كل رسالة منها، أو من حسابك.
- لغير ذلك تكفي رسالة إلينا. ولك كذلك تقديم شكوى إلى الجهة التي يحددها القانون.

## موافقتك

نطلبها عند فتح الحساب وعند إرسال الطلب، ونحتفظ بما يثبتها. وسحبها متاح في أي وقت، من غير أن يمسّ ذلك ما جرى قبله.

## إذا تغيّرت هذه الصفحة

لكل نسخة جديدة رقم وتاريخ، والنسخ السابقة تبقى متاحة للقراءة.`,
};
