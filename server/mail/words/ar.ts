import { arabicStatuses } from '../../../contracts/order-words.ts';
import { plural } from '../../../contracts/plural.ts';
import type { english } from './en.ts';

export const arabic: typeof english = {
  comma: '، ',
  chooseMails: 'اختيار الرسائل التي تصلك',
  writeToUs: 'مراسلتنا',

  welcome: {
    subject: (shop) => `أهلًا بك في ${shop}`,
    preview: 'حسابك جاهز.',
    title: (shop) => `أهلًا وسهلًا بك في ${shop}`,
    text: 'حسابك جاهز، وفيه طلباتك وفواتيرها ومفضلتك، من أي جهاز كان.',
    foot: 'وصلتك هذه الرسالة لأن حسابًا فُتح بهذا البريد. ألم يكن ذلك منك؟',
  },
  proof: {
    subject: (shop) => `تأكيد بريدك الإلكتروني في ${shop}`,
    preview: 'نرجو تأكيد أن هذا البريد الإلكتروني لك.',
    title: 'تأكيد بريدك الإلكتروني',
    text: 'نرجو تأكيد أن هذا البريد الإلكتروني لك، لنتأكد أن رسائلنا تصل إليك.',
    action: 'تأكيد بريدي الإلكتروني',
    notYou:
      'ألم يكن الحساب لك؟ إذن نرجو عدم التأكيد: شخص آخر استعمل بريدك الإلكتروني، والتأكيد يتيح له رؤية ما وصلنا منك.',
    foot: 'وصلتك هذه الرسالة لأن حسابًا يستعمل هذا البريد. ألم يكن ذلك منك؟',
  },
  reset: {
    subject: (shop) => `كلمة مرور جديدة لحسابك في ${shop}`,
    minutes: (count) =>
      plural('ar', count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      }),
    preview: (minutes) => `الرابط يعمل مرة واحدة، خلال ${minutes}.`,
    title: 'كلمة مرور جديدة',
    text: (name) => `مرحبًا يا ${name}، وصلنا طلب كلمة مرور جديدة لحسابك. إن كان الطلب منك، فمن هنا:`,
    textWithoutName: 'وصلنا طلب كلمة مرور جديدة لحسابك. إن كان الطلب منك، فمن هنا:',
    action: 'اختيار كلمة مرور جديدة',
    rule: (minutes) =>
      `الرابط يعمل مرة واحدة، خلال ${minutes}. وحين تتغيّر كلمة المرور يُسجّل خروجك من كل الأجهزة، ويكون الدخول بالجديدة.`,
    notYou: 'إن لم يكن الطلب منك فلا يلزمك شيء: كلمة مرورك باقية كما هي.',
    foot: 'وصلتك هذه الرسالة لأن كلمة مرور جديدة طُلبت للحساب المفتوح بهذا البريد.',
  },
  order: {
    items: (count) =>
      plural('ar', count, {
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '# قطع',
        many: '# قطعة',
        other: '# قطعة',
      }),
    number: 'رقم الطلب',
    payment: 'الدفع',
    date: 'التاريخ',
    status: 'الحالة',
    name: 'الاسم',
    email: 'البريد',
    phone: 'الهاتف',
    pickup: 'الاستلام من',
    landmark: 'علامة مميزة',
    driverNote: 'للسائق',
    address: 'العنوان',
    subtotal: 'المجموع الفرعي',
    fee: 'رسوم التوصيل',
    total: 'المجموع',
    open: 'عرض الطلب',
    foot: (shop) => `وصلتك هذه الرسالة لأنك طلبت من ${shop}.`,
    guestFoot: (shop) => `وصلتك هذه الرسالة لأن طلبًا من ${shop} سُجّل بهذا البريد. ألم يكن ذلك منك؟`,
  },
  received: {
    subject: (number) => `استلمنا طلبك ${number}`,
    title: (name) => `شكرًا يا ${name}`,
    titleWithoutName: 'شكرًا لطلبك',
    text: (number, day) => `استلمنا طلبك ${number} بتاريخ ${day}.`,
    next: 'نتفق معك على الدفع والتوصيل عبر واتساب. ورسالة الطلب، إن لم تُرسل إلينا بعد، جاهزة تنتظرك مع الطلب.',
    nextWithPayment:
      'نتفق معك على التوصيل عبر واتساب. ورسالة الطلب، إن لم تُرسل إلينا بعد، جاهزة تنتظرك مع الطلب.',
  },
  change: {
    accepted: {
      subject: (number) => `عدّلنا طلبك ${number}`,
      title: 'عدّلنا طلبك',
      text: (number) => `عدّلنا طلبك ${number}، وهذا ما صار عليه.`,
    },
    proposed: {
      subject: (number) => `نقترح تعديل طلبك ${number}`,
      title: 'نقترح تعديلًا على طلبك',
      text: (number) => `نقترح تعديل طلبك ${number} كما يلي. ويبقى كما هو إلى أن يُقبل التعديل.`,
    },
  },
  statuses: arabicStatuses,
  status: {
    pending: {
      subject: (number) => `طلبك ${number} رجع إلى الانتظار`,
      title: 'رجع طلبك إلى الانتظار',
      text: (number) => `أرجعنا طلبك ${number} إلى قائمة الانتظار، ونكتب لك حين يتحرّك.`,
      more: null,
    },
    processing: {
      subject: (number) => `نجهّز طلبك ${number}`,
      title: 'طلبك بين أيدينا',
      text: (number) => `بدأنا نجهّز طلبك ${number}، ونكتب لك حين يخرج من عندنا.`,
      more: null,
    },
    shipped: {
      subject: (number) => `طلبك ${number} في الطريق إليك`,
      title: 'طلبك في الطريق',
      text: (number, days) => `خرج طلبك ${number} من عندنا.${days && ` التوصيل خلال ${days}.`}`,
      more: null,
    },
    delivered: {
      subject: (number) => `وصل طلبك ${number}`,
      title: 'وصل طلبك، وبالهنا',
      text: (number) => `وصل طلبك ${number} إلى بابك، وإن شاء الله يعجبك.`,
      more: 'نقص شيء، أو جاء على غير ما يجب؟ رسالة منك تكفي. وحين تفرغ المراطبين، فمن صفحة الطلب يمكن طلب الأصناف نفسها مرة أخرى.',
    },
    cancelled: {
      subject: (number) => `أُلغي طلبك ${number}`,
      title: 'أُلغي طلبك',
      text: (number) => `أُلغي طلبك ${number}، ولن يُرسل إليك.`,
      more: 'إن فاجأك هذا، فرسالة منك تكفي لنرى ما حصل.',
    },
  },
  answer: {
    subject: 'ردّنا على رسالتك',
    title: 'ردّنا',
    thanks: (name) => `شكرًا لرسالتك يا ${name}.`,
    question: (day, subject) => `ما كتبته لنا بتاريخ ${day} (${subject}):`,
    again: 'مراسلتنا من جديد',
    foot: 'وصلتك هذه الرسالة لأنك كتبت لنا من صفحة التواصل.',
  },
  subjects: {
    general: 'سؤال عام',
    order: 'طلب',
    product: 'منتج',
    wholesale: 'شراء بالجملة',
    complaint: 'شكوى',
    other: 'موضوع آخر',
  },
  newsletter: {
    subject: 'اشتركت في أخبار المونة',
    preview: 'أخبار المواسم والعروض، ولا نُكثر.',
    title: 'أخبار المونة',
    text: 'سجّلنا بريدك في نشرتنا: أخبار المواسم والعروض، ولا نُكثر.',
    action: 'عرض ما على الرفّ',
    foot: 'وصلتك هذه الرسالة لأن هذا البريد سُجّل في نشرتنا. ويمكن إلغاء الاشتراك بضغطة واحدة.',
    leave: 'إلغاء الاشتراك',
  },
  sellerOrder: {
    subject: (number, total) => `طلب جديد ${number}: ${total}`,
    title: (number) => `طلب جديد ${number}`,
    preview: (name, place, items) => `${name}، ${place}: ${items}`,
    text: (items, total) => `${items}، والمجموع ${total}. الطلب بانتظارك.`,
    guest: 'الطلب بدون حساب.',
    whatsapp: 'مراسلة الزبون على واتساب',
    greeting: (shop, number) => `مرحبًا، معك ${shop} بخصوص طلبك ${number}.`,
    noPhone: 'لا رقم هاتف مع الطلب، وعنوان البريد أعلاه.',
    admin: 'فتح إدارة المتجر',
    foot: 'وصلتك هذه الرسالة لأنك من إدارة المتجر، والإشعارات بالطلبات والرسائل الجديدة مفعّلة.',
  },
  sellerChange: {
    cancelled: {
      subject: (number) => `أُلغي الطلب ${number} من الزبون`,
      text: (number) => `ألغى الزبون الطلب ${number}، فلا داعي لتجهيزه.`,
    },
    accepted: {
      subject: (number) => `الطلب ${number}: قُبل التعديل`,
      text: (number) => `قبل الزبون تعديل الطلب ${number}، وهذا ما صار عليه.`,
    },
    declined: {
      subject: (number) => `الطلب ${number}: رُفض التعديل`,
      text: (number) => `رفض الزبون تعديل الطلب ${number}، فبقي كما كان.`,
    },
    address: {
      subject: (number) => `الطلب ${number} إلى عنوان آخر`,
      text: (number) => `تغيّر عنوان الطلب ${number} بطلب من الزبون.`,
    },
    open: 'عرض الطلب',
  },
  sellerMessage: {
    subject: (name, subject) => `رسالة من ${name}: ${subject}`,
    title: 'رسالة جديدة',
    about: 'الموضوع',
    reply: (address) => `يمكن الردّ على هذه الرسالة مباشرة، فيصل ردّك إلى ${address}.`,
  },
  paymentAccount: {
    subject: (shop) => `${shop}: تغيّر الحساب الذي يدفع إليه الزبائن`,
    title: 'تغيّر الحساب الذي يدفع إليه الزبائن',
    text: (name, day) => `تغيّر حساب تحويلات الزبائن بتاريخ ${day} من حساب ${name}. هذا ما يظهر لهم من الآن:`,
    textWithoutName: (day) => `تغيّر حساب تحويلات الزبائن بتاريخ ${day}. هذا ما يظهر لهم من الآن:`,
    cliq: 'كليك',
    bank: 'تحويل بنكي',
    none: 'لا يوجد',
    notYou:
      'إن لم يكن هذا باتفاق، فيلزم التراجع عنه الآن من «النشاط»، ثم تغيير كلمة المرور وإنهاء الجلسات الأخرى.',
    see: 'فتح النشاط',
    foot: 'وصلتك هذه الرسالة لأنك من إدارة المتجر، ولا يمكن إيقافها.',
  },
};
