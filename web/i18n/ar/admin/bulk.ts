import { nameOfStatus } from '../../../../contracts/order-words.ts';
import { plural } from '../../../../contracts/plural.ts';
import type { bulk as english } from '../../en/admin/bulk.ts';

const changed = (count: number) =>
  plural('ar', count, {
    one: 'تغيّر منتج واحد',
    two: 'تغيّر منتجان',
    few: 'تغيّرت # منتجات',
    many: 'تغيّر # منتجًا',
    other: 'تغيّر # منتج',
  });

const orders = (count: number) =>
  plural('ar', count, {
    one: 'طلب واحد',
    two: 'طلبان',
    few: '# طلبات',
    many: '# طلبًا',
    other: '# طلب',
  });

const unchanged = (count: number) =>
  plural('ar', count, {
    one: 'وبقي طلب واحد كما هو',
    two: 'وبقي طلبان كما هما',
    few: 'وبقيت # طلبات كما هي',
    many: 'وبقي # طلبًا كما هو',
    other: 'وبقي # طلب كما هو',
  });

export const bulk: typeof english = {
  select: 'تحديد',
  selectNamed: (name) => `تحديد ${name}`,
  title: 'المحدّد',
  stop: 'إنهاء التحديد',
  count: (count) => `المحدّد: ${count}`,
  all: 'تحديد الكل',
  actions: 'إجراءات',
  tooMany: (max) => `العدد كبير دفعةً واحدة، والحدّ ${max}.`,
  leftOut: (names) => `تغيّر ما يلي من مكان آخر في هذه الأثناء، فبقي كما هو: ${names.join('، ')}`,
  computed: (names) => `توفّر ما يلي يتبع مخزونه أو محتوياته أو موسمه، فبقي كما هو: ${names.join('، ')}`,
  step: (step, count) => `${step} (${count})`,
  print: (count) =>
    plural('ar', count, {
      one: 'طباعة ورقة التعبئة',
      two: 'طباعة ورقتي تعبئة',
      few: 'طباعة # أوراق تعبئة',
      many: 'طباعة # ورقة تعبئة',
      other: 'طباعة # ورقة تعبئة',
    }),
  waiting: (numbers) => `ما زال بانتظار ردّ الزبون: ${numbers.join('، ')}`,
  nothingToDo: 'لا إجراء لهذه الطلبات.',
  cannot: (count, reason) => `${orders(count)} بلا خطوة تالية: ${reason}`,
  ordersNow: (count, status, method) => `${nameOfStatus(status, method, 'ar')}: ${orders(count)}`,
  ordersUnchanged: unchanged,
  ordersDeselected: (count) => `${unchanged(count)} وأُلغي التحديد`,
  productsChanged: (count, what) => (count > 0 ? `${changed(count)}: ${what}` : 'لم يتغيّر أي منتج'),
  nowInStock: 'متوفّر',
  nowOutOfStock: 'غير متوفّر',
  nowShown: 'إظهار',
  nowHidden: 'إخفاء',
  nowIn: (category) => `نقل إلى ${category}`,
  inStock: 'متوفّر',
  outOfStock: 'غير متوفّر',
  show: 'إظهار',
  hide: 'إخفاء',
  category: 'نقل إلى فئة',
  chooseCategory: 'اختيار فئة',
  move: 'نقل',
};
