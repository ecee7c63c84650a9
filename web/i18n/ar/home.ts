import { plural } from '../../../contracts/plural.ts';
import type { home as english } from '../en/home.ts';

const customersOf = (count: number) =>
  plural('ar', count, { one: 'زبون', two: 'زبونين', few: '# زبائن', many: '# زبونًا', other: '# زبون' });

export const home: typeof english = {
  title: '{shop}: رفّ عامر، بيت عامر',
  headline: ['رفّ', 'عامر،', 'بيت', 'عامر.'],
  subtitle: (days) =>
    `لبنة وزعتر وزيت زيتون ومخللات وعسل: مونة البيت الأردني، تصل إلى باب بيتك${days && ` خلال ${days}`}.`,
  start: 'لنملأ الرفّ',
  stores: 'التعرّف على المتجرين',
  why: 'لماذا {shop}؟',
  benefits: {
    fresh: {
      title: 'طازج إلى بابك',
      text: (days) => (days ? `عند باب بيتك خلال ${days}` : 'حتى باب بيتك'),
    },
    quality: {
      title: 'جودة عالية',
      text: (rating, customers) => `${rating} من 5، بتقييم ${customersOf(customers)} وأكثر`,
      rated: (rating) => `تقييم زبائننا ${rating} من 5`,
      counted: (customers) => `خدمنا ${customersOf(customers)} وأكثر`,
    },
    fast: { title: 'خدمة سريعة', text: (time) => `نردّ على رسالتك خلال ${time}` },
  },
  categories: {
    title: 'من أين نبدأ؟',
    text: 'أربعة أبواب على المونة.',
    dairy: 'ألبان وأجبان',
    spices: 'بهارات وأعشاب',
    pickles: 'مخللات',
    cleaning: 'مواد تنظيف',
  },
  featured: {
    title: 'على الرفّ اليوم',
    pause: 'إيقاف العرض مؤقتًا',
    play: 'تشغيل العرض',
    range: (from, to, total) => `${from} إلى ${to} من ${total}`,
    all: 'كل المنتجات',
  },
};
