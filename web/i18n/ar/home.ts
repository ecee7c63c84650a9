import { plural } from '../../../contracts/plural.ts';
import type { home as english } from '../en/home.ts';

const customersOf = (count: number) =>
  plural('ar', count, { one: 'زبون', two: 'زبونين', few: '# زبائن', many: '# زبونًا', other: '# زبون' });

export const home: typeof english = {
  title: '{shop}: رفّ عامر، بيت عامر',
  headline: ['رفّ', 'عامر،', 'بيت', 'عامر.'],
  subtitle: (days) =>
    `لبنة وزعتر وزيت عصرة أولى ومخللات من مطابخ أردنية. نوضّبها في عمّان وتصل إلى باب بيتك${days && ` خلال ${days}`}.`,
  start: 'املأ رفّك',
  stores: 'تعرّف على المتجرين',
  why: 'لماذا {shop}؟',
  benefits: {
    fresh: {
      title: 'طازج إلى بابك',
      text: (days) => (days ? `خلال ${days}، أينما كنت في الأردن` : 'أينما كنت في الأردن'),
    },
    quality: {
      title: 'جودة عالية',
      text: (rating, customers) => `تقييم ${rating} من أكثر من ${customersOf(customers)}`,
      rated: (rating) => `تقييم ${rating} من زبائننا`,
      counted: (customers) => `أكثر من ${customersOf(customers)}`,
    },
    fast: { title: 'خدمة سريعة', text: (time) => `نردّ على رسالتك خلال ${time}` },
  },
  categories: {
    title: 'من أين نبدأ؟',
    text: 'أربعة أبواب على المونة، وكل باب بغرزته.',
    dairy: 'ألبان وأجبان',
    spices: 'بهارات وأعشاب',
    pickles: 'مخللات',
    cleaning: 'مواد تنظيف',
  },
  featured: {
    title: 'على الرفّ اليوم',
    pause: 'أوقف دوران الرفّ',
    play: 'شغّل دوران الرفّ',
    range: (from, to, total) => `${from}–${to} / ${total}`,
    all: 'كل المنتجات',
  },
  newsletter: {
    title: 'أخبار المونة',
    text: 'حين يُعصر الزيت وتصل الفريكة، تكون أول من يعلم. رسالة واحدة مع كل موسم، لا أكثر.',
    email: 'البريد الإلكتروني',
    placeholder: 'you@example.com',
    subscribe: 'اشترك',
    done: 'سجّلنا بريدك. تصلك أخبارنا مع الموسم القادم.',
  },
};
