import type { Bilingual } from '../../contracts/language.ts';
import type { IconName } from '../ui/icon.tsx';

/** A way to reach the shop. With a prefix the value is a link; what starts with `http` opens in a new tab. */
export type ContactEntry = { icon: IconName; title: Bilingual; value: Bilingual; linkPrefix?: string };

export type SocialLink = { name: Bilingual; text: Bilingual; href: string };

const mapSearch = 'https://www.google.com/maps/search/?api=1&query=';
const both = (text: string): Bilingual => ({ en: text, ar: text });

/** Names, claims and ways to reach the shop. Another owner changes them here and nowhere else on these pages. */
export const shopContent = {
  headquarters: { en: 'Amman, Jordan', ar: 'عمّان، الأردن' },
  mapHref: `${mapSearch}Amman%2C+Jordan`,
  claims: {
    shipping: { en: 'Shipping in 2–3 days', ar: 'التوصيل خلال 2–3 أيام' },
    reply: { en: 'We reply within 24 hours', ar: 'نردّ خلال 24 ساعة' },
    support: {
      en: 'Customer service, Sunday to Thursday',
      ar: 'خدمة الزبائن من الأحد إلى الخميس',
    },
  },
  contact: [
    // `.example` belongs to nobody: the owner's address goes here.
    {
      icon: 'mail',
      title: { en: 'Email', ar: 'البريد الإلكتروني' },
      value: both('hello@mouneh.example'),
      linkPrefix: 'mailto:',
    },
    {
      icon: 'chat',
      title: { en: 'Phone and WhatsApp', ar: 'الهاتف وواتساب' },
      value: { en: 'On WhatsApp, with your order', ar: 'على واتساب، مع طلبك' },
    },
    {
      icon: 'pin',
      title: { en: 'Address', ar: 'العنوان' },
      value: { en: 'Amman, Jordan', ar: 'عمّان، الأردن' },
      linkPrefix: mapSearch,
    },
    {
      icon: 'clock',
      title: { en: 'Hours', ar: 'أوقات العمل' },
      value: { en: 'Every day, 8:00 AM to 6:00 PM', ar: 'كل يوم من 8:00 صباحًا حتى 6:00 مساءً' },
    },
  ] satisfies ContactEntry[] as ContactEntry[],
  // The services' front doors: the owner's own pages go here.
  socials: [
    {
      name: { en: 'WhatsApp', ar: 'واتساب' },
      text: { en: 'Orders and questions', ar: 'الطلبات والأسئلة' },
      href: 'https://wa.me/?text=Mouneh',
    },
    {
      name: { en: 'Facebook', ar: 'فيسبوك' },
      text: { en: 'News from the shelf', ar: 'أخبار الرفّ' },
      href: 'https://www.facebook.com/',
    },
    {
      name: { en: 'Instagram', ar: 'إنستغرام' },
      text: { en: 'Pictures from the kitchens', ar: 'صور من البيوت والمعاصر' },
      href: 'https://www.instagram.com/',
    },
    {
      name: { en: 'TikTok', ar: 'تيك توك' },
      text: { en: 'The season in a minute', ar: 'الموسم في دقيقة' },
      href: 'https://www.tiktok.com/',
    },
  ] satisfies SocialLink[],
};
