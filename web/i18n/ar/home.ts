import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  title: 'مونة: رفّ عامر، بيت عامر',
  headline: ['رفّ', 'عامر،', 'بيت', 'عامر.'],
  subtitle:
    'لبنة وزعتر وزيت عصرة أولى ومخللات من مطابخ أردنية. نوضّبها في عمّان وتصل إلى باب بيتك خلال يومين إلى ثلاثة.',
  start: 'املأ رفّك',
  stores: 'تعرّف على المتجرين',
  why: 'لماذا مونة؟',
  benefits: {
    fresh: { title: 'طازج إلى بابك', text: 'خلال 2–3 أيام، أينما كنت في الأردن' },
    quality: { title: 'جودة عالية', text: 'تقييم 4.9 من أكثر من 1000 زبون' },
    fast: { title: 'خدمة سريعة', text: 'نردّ على رسالتك خلال 24 ساعة' },
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
