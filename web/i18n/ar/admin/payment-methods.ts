import type { paymentMethods as english } from '../../en/admin/payment-methods.ts';

export const paymentMethods: typeof english = {
  title: 'طرق الدفع',
  intro: 'ما يمكن للزبائن اختياره عند إتمام الطلب، وإلى أين يحوّلون.',
  open: 'طرق الدفع',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  retry: 'إعادة المحاولة',
  failedToSave: 'تعذّر الحفظ.',
  none: 'لا شيء مفعّل، فلا يُسأل الزبائن: الاتفاق على الدفع معهم على واتساب.',
  order: 'يختار الزبائن مما هو مفعّل، والأولى مختارة سلفًا.',
  methods: {
    cash: 'نقدًا عند التسليم',
    cliq: 'كليك',
    bank: 'تحويل بنكي',
    chat: 'بالاتفاق على واتساب',
  },
  about: {
    cash: 'عند وصول الطلب أو استلامه.',
    cliq: 'يظهر حسابك للزبون بعد حفظ الطلب.',
    bank: 'يظهر حسابك للزبون بعد حفظ الطلب.',
    chat: 'بالاتفاق مع كل زبون.',
  },
  fields: {
    cliq_alias: 'اسم كليك المستعار أو رقم الهاتف',
    cliq_name: 'اسم صاحب الحساب',
    bank_name: 'البنك',
    account_name: 'اسم صاحب الحساب',
    iban: 'الآيبان',
  },
  hints: {
    cliq_alias: '',
    cliq_name: 'كما يظهر في بنك الزبون، ليطمئنّ إلى أنه حسابك.',
    bank_name: '',
    account_name: '',
    iban: 'الأردني منه يبدأ بـ JO وفيه 30 خانة.',
  },
  guarded: 'عند تغيير حساب نطلب كلمة المرور، ونراسل كل من يدير المتجر.',
  save: 'حفظ',
  saved: 'حُفظت طرق الدفع',
};
