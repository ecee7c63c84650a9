import { plural } from '../../../../contracts/plural.ts';
import type { imports as english } from '../../en/admin/imports.ts';
import { importColumns } from './import-columns.ts';

const products = (count: number) =>
  plural('ar', count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجين',
    few: '# منتجات',
    many: '# منتجًا',
    other: '# منتج',
  });

export const imports: typeof english = {
  title: 'استيراد وتصدير',
  /** A short form for phones. */
  short: 'استيراد',
  back: 'كل المنتجات',
  fileTitle: 'استيراد',
  fileText:
    'جدولك الخاص (إكسل أو CSV)، أو ما يصدّره شوبيفاي أو ووكومرس، حتى 40 ميغابايت. لا يتغيّر شيء في المتجر قبل الاستيراد.',
  columnsTitle: 'كيف أُعدّ ملفًا بنفسي؟',
  columnsText:
    'أسماء الأعمدة في أول سطر، هذه أو أسماء من اختيارك، ثم سطر لكل منتج. للمنتج الجديد يلزم الاسم والسعر والفئة، والباقي اختياري.',
  columnValues: {
    ...{ id: 'كما في الملف المصدَّر', slug: 'كما في الملف المصدَّر' },
    store: 'التراث أو سيلكا',
    price: '3.50',
    ...{ available: 'نعم أو لا', shown: 'نعم أو لا', exportable: 'نعم أو لا' },
    stock: 'عدد صحيح، مرة واحدة: ثم يعدّ المتجر',
    sale_price: 'أقل من السعر',
    ...{ sale_from: '2026-10-31', sale_to: '2026-10-31', ready_on: '2026-10-31', made_on: '2026-10-31' },
    ...{ season_from: 'من 1 إلى 12، أو اسم الشهر', season_until: 'من 1 إلى 12، أو اسم الشهر' },
    size_group: 'أي نص',
    size_order: '1، 2، 3…',
    parts: 'في الملف المصدَّر فقط، ومحتويات الصندوق تُختار في المتجر',
  },
  choose: 'اختيار ملف',
  drop: 'أو إفلاته هنا',
  chosen: (name) => `اخترت: ${name}`,
  otherFile: 'اختيار ملف آخر',
  store: 'إن لم يذكر الملف المتجر',
  stores: { mouneh: 'التراث', cilka: 'سيلكا' },
  category: 'إن كانت الفئة غير معروفة في المتجر',
  refuseThem: 'رفض الجديد، وما في المتجر يحتفظ بفئته',
  check: 'فحص الملف',
  tooLarge: 'هذا الملف أكبر من 40 ميغابايت. الحلّ تقسيمه إلى ملفين.',
  exportTitle: 'تصدير',
  exportText: 'كل المنتجات في ملف واحد لإكسل. وبعد تعديله واستيراده لا يتغيّر إلا ما اختلف.',
  exportNow: 'تنزيل كل المنتجات',
  earlier: 'عمليات استيراد سابقة',
  formats: { mouneh: 'من ملفاتنا', table: 'جدول', shopify: 'من شوبيفاي', woocommerce: 'من ووكومرس' },
  states: {
    checking: 'قيد الفحص',
    unmapped: 'بانتظار تحديد أعمدته',
    checked: 'فُحص ولم يُستورد',
    applying: 'قيد الاستيراد',
    applied: 'تم استيراده',
    undone: 'تم التراجع عنه',
    failed: 'تعذّرت قراءته',
  },
  loading: 'لحظة…',
  loadFailed: 'تعذّر تحميل الاستيراد.',
  retry: 'إعادة المحاولة',
  checking: 'نفحص الملف الآن',
  applying: 'نستورد المنتجات الآن',
  progress: (done, total) => `${done} من ${total}`,
  leaveOpen: 'يمكنك مغادرة هذه الصفحة: العمل يستمر.',
  readable: 'هذا ما سيحدث',
  wouldAdd: 'جديد',
  wouldChange: 'يتغيّر',
  /** For an import that was undone. */
  wasAdded: 'كان جديدًا',
  wasChanged: 'كان قد تغيّر',
  wouldStay: 'كما هو',
  refused: 'مرفوض',
  unmapped: 'لم نتعرّف على عمود أسماء المنتجات. يلزم اختياره أدناه ثم إعادة الفحص.',
  nothing: 'لا شيء للاستيراد: كل منتجات الملف في المتجر كما هي.',
  nothingGood: 'لا يمكن استيراد أي سطر من هذا الملف بعد. أدناه السبب، وكيف قرأنا أعمدته وفئاته.',
  untranslated: (count) =>
    plural('ar', count, {
      one: 'منتج جديد واحد اسمه بلغة واحدة، فيدخل مخفيًا. يمكن إظهاره بعد ترجمته.',
      two: 'منتجان جديدان اسم كل منهما بلغة واحدة، فيدخلان مخفيين. يمكن إظهارهما بعد ترجمتهما.',
      few: '# منتجات جديدة أسماؤها بلغة واحدة، فتدخل مخفية. يمكن إظهارها بعد ترجمتها.',
      many: '# منتجًا جديدًا أسماؤها بلغة واحدة، فتدخل مخفية. يمكن إظهارها بعد ترجمتها.',
      other: '# منتج جديد أسماؤها بلغة واحدة، فتدخل مخفية. يمكن إظهارها بعد ترجمتها.',
    }),
  alike: (count) =>
    plural('ar', count, {
      one: 'منتج جديد واحد يطابق اسمه وعبوته منتجًا في المتجر، فيصير فيه مرتين.',
      two: 'منتجان جديدان يطابق اسم كل منهما وعبوته منتجًا في المتجر، فيصيران فيه مرتين.',
      few: '# منتجات جديدة تطابق أسماؤها وعبواتها منتجات في المتجر، فتصير فيه مرتين.',
      many: '# منتجًا جديدًا تطابق أسماؤها وعبواتها منتجات في المتجر، فتصير فيه مرتين.',
      other: '# منتج جديد تطابق أسماؤها وعبواتها منتجات في المتجر، فتصير فيه مرتين.',
    }),
  toAlike: 'عرض ما سيتكرّر',
  translate: 'عرض ما ينتظر الترجمة',
  gaveUp: 'لم يُستورد شيء. يمكنك المحاولة مرة أخرى.',
  stale: (count) =>
    plural('ar', count, {
      one: 'لم يُستورد شيء: تغيّر منتج واحد بعد الفحص، فصار سطره مرفوضًا.',
      two: 'لم يُستورد شيء: تغيّر منتجان بعد الفحص، فصار سطراهما مرفوضين.',
      few: 'لم يُستورد شيء: تغيّرت # منتجات بعد الفحص، فصارت أسطرها مرفوضة.',
      many: 'لم يُستورد شيء: تغيّر # منتجًا بعد الفحص، فصارت أسطرها مرفوضة.',
      other: 'لم يُستورد شيء: تغيّر # منتج بعد الفحص، فصارت أسطرها مرفوضة.',
    }),
  lost: 'انقطع الفحص. يلزم اختيار الملف من جديد.',
  broken: 'تعذّرت قراءة الملف حتى آخره، فلم يُستورد شيء. يلزم تصحيح ما هو مذكور أدناه ثم اختيار الملف من جديد.',
  apply: (count) => `استيراد ${products(count)}`,
  applyWithout: (count) => `استيراد ${products(count)} دون المرفوض`,
  applyQuestion: (count) => `هل تريد استيراد ${products(count)}؟`,
  applyText: 'كلها معًا، أو لا شيء إن حدث خطأ. ويمكنك التراجع بعد ذلك.',
  withoutText: (count) =>
    plural('ar', count, {
      one: 'يُترك سطر مرفوض واحد.',
      two: 'يُترك سطران مرفوضان.',
      few: 'تُترك # أسطر مرفوضة.',
      many: 'يُترك # سطرًا مرفوضًا.',
      other: 'يُترك # سطر مرفوض.',
    }),
  cancel: 'إلغاء',
  close: 'إغلاق',
  applied: (added, changed) => `تم الاستيراد. الجديد: ${added}، والمتغيّر: ${changed}.`,
  toProducts: 'إلى المنتجات',
  undo: 'التراجع عن الاستيراد',
  undoQuestion: 'هل تريد التراجع عن الاستيراد كله؟',
  undoText: (added, changed) =>
    [added > 0 && `يُحذف ما أُضيف (${added}).`, changed > 0 && `يعود ما تغيّر (${changed}) كما كان.`]
      .filter(Boolean)
      .join(' '),
  undone: 'تم التراجع عن الاستيراد: عادت المنتجات كما كانت.',
  undoLeaves: 'ما عُدّل بعد الاستيراد يبقى كما هو.',
  undoneBut: (undone, left) =>
    [undone > 0 && `تم التراجع عن ${products(undone)}.`, `هذا ما عُدّل بعد الاستيراد فبقي كما هو (${left}):`]
      .filter(Boolean)
      .join(' '),
  andMore: (count) => `و${count} غيرها`,
  again: 'استيراد ملف آخر',
  mappingTitle: 'الأعمدة والفئات',
  mappingText: 'هكذا قرأنا الملف. ما ليس صحيحًا يُغيَّر هنا، ثم يُفحص الملف من جديد.',
  columnsHeading: 'معنى كل عمود',
  columnNumber: (number) => `العمود ${number}`,
  notTaken: 'متروك',
  notTakenColumns: (count) =>
    plural('ar', count, {
      one: 'عمود واحد متروك',
      two: 'عمودان متروكان',
      few: '# أعمدة متروكة',
      many: '# عمودًا متروكًا',
      other: '# عمود متروك',
    }),
  categoriesHeading: 'ما يقابل كل فئة في المتجر',
  productsIn: (count) =>
    plural('ar', count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '# منتجات',
      many: '# منتجًا',
      other: '# منتج',
    }),
  chooseCategory: 'اختيار فئة',
  newCategory: 'فئة جديدة',
  makeCategory: 'إضافة الفئة',
  checkAgain: 'إعادة الفحص',
  checkFirst: 'تغيّرت طريقة قراءة الملف. يلزم فحصه من جديد قبل استيراده.',
  restTitle: 'ما لا ينتقل',
  restText: 'تدخل المنتجات من دون هذه، وتبقى محفوظة مع أسطر هذا الاستيراد.',
  rest: {
    compare_at_price: 'أسعار ما قبل العرض',
    sale_price: 'أسعار عروض ليست مبالغ، أو تواريخها منتهية أو غير واضحة',
    sale_price_high: 'أسعار عروض ليست أقل من السعر، فلا عرض',
    tags: 'الوسوم',
    images: 'صور بعد الثامنة، أو بلا رابط',
    stock: 'كميات منتجات يعدّها المتجر بنفسه، أو تُباع بلا عدّ',
    stock_unclear: 'كميات ليست عددًا صحيحًا حتى 99,999، فلا تُعدّ',
    categories: 'فئات إضافية',
    parts: 'محتويات الصناديق: الصندوق الجديد يدخل مخفيًا، وتُختار محتوياته في المتجر',
  },
  sum: ({ lines, add, change, same, refuse, parts }) =>
    [
      `أسطر الملف ${lines}`,
      [
        add > 0 && `الجديد ${add}`,
        change > 0 && `المتغيّر ${change}`,
        same > 0 && `كما هو ${same}`,
        refuse > 0 && `المرفوض ${refuse}`,
        parts > 0 && `ما يتبع منتجات في أسطر أخرى ${parts}`,
      ]
        .filter(Boolean)
        .join(' + '),
    ]
      .filter(Boolean)
      .join(' = '),
  toRefused: (count) => `عرض المرفوض (${count})`,
  faultsTitle: 'ما يلزم تصحيحه في الملف',
  inLines: (lines, rest) => {
    const all = [...lines.map(String), ...(rest > 0 ? [`${rest} غيرها`] : [])];
    const [first, second] = all;
    if (all.length === 1) return `السطر ${first}`;
    if (rest === 0 && all.length === 2) return `السطران ${first} و${second}`;
    return `الأسطر ${all.slice(0, -1).join('، ')} و${all.at(-1)}`;
  },
  otherFaults: (count) =>
    plural('ar', count, {
      one: 'أمر آخر يلزم تصحيحه',
      two: 'أمران آخران يلزم تصحيحهما',
      few: '# أمور أخرى يلزم تصحيحها',
      many: '# أمرًا آخر يلزم تصحيحها',
      other: '# أمر آخر يلزم تصحيحها',
    }),
  moreFaults: (count) =>
    plural('ar', count, {
      one: 'وأمر آخر يُذكر مع أسطره أدناه.',
      two: 'وأمران آخران يُذكران مع أسطرهما أدناه.',
      few: 'و# أمور أخرى تُذكر مع أسطرها أدناه.',
      many: 'و# أمرًا آخر تُذكر مع أسطرها أدناه.',
      other: 'و# أمر آخر تُذكر مع أسطرها أدناه.',
    }),
  toWrite: {
    price_missing: 'ناقص. يُكتب عدد، مثل 3.50',
    price_required: 'يلزم عدد أكبر من صفر',
    price_not_number: 'ليس عددًا',
    price_invalid: 'منزلتان عشريتان على الأكثر',
    price_decimals: 'منزلتان عشريتان على الأكثر',
    offer_high: 'يُكتب مبلغ أقل من السعر',
    month_required: 'يُكتب الشهران، من 1 إلى 12',
    date_invalid: 'يُكتب التاريخ هكذا: 2026-10-31',
    yes_no_invalid: 'تُكتب «نعم» أو «لا»',
    store_invalid: 'يُكتب «متجر التراث» أو «متجر سيلكا» (أو mouneh أو cilka)',
    category_unknown: 'ليست في المتجر. يُختار ما يقابلها تحت «الأعمدة والفئات»، أو تُكتب فئة من المتجر',
    category_required: 'تُكتب فئة من المتجر',
    name_required: 'يُكتب الاسم',
    name_en_required: 'يُكتب الاسم',
    name_ar_required: 'يُكتب الاسم',
    size_order_invalid: 'يُكتب عدد صحيح من 1 إلى 999',
    stock_negative: 'يُكتب صفر أو عدد صحيح أكبر منه',
    line_repeated: 'هذا المنتج مكرّر في الملف. يكفي سطر واحد له',
  },
  lines: 'أسطر الملف',
  line: (number) => `السطر ${number}`,
  more: (rest) => `عرض المزيد (${rest})`,
  none: 'لا أسطر كهذه',
  wholeLine: 'السطر',
  fields: importColumns,
  yes: 'نعم',
  no: 'لا',
  empty: 'فارغ',
  becomes: 'تصبح',
};
