import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: typeof english = {
  title: 'أخبار المونة',
  text: 'أخبار المواسم والعروض، ولا نُكثر.',
  email: 'البريد الإلكتروني',
  placeholder: 'you@example.com',
  subscribe: 'اشتراك',
  done: 'سجّلنا بريدك في النشرة.',
};
