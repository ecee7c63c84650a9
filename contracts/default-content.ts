import { type Content, mapSearch } from './content.ts';
import type { Bilingual } from './language.ts';

const both = (text: string): Bilingual => ({ en: text, ar: text });

/** What a new shop says of itself. */
export const defaultContent: Content = {
  name: { en: 'Mouneh', ar: 'مونة' },
  claims: {
    customers: 1000,
    rating: 4.9,
    reply: { en: '24 hours', ar: '24 ساعة' },
    shipping: { en: '2–3 days', ar: '2–3 أيام' },
    support: { en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' },
    badges: [
      { en: 'Natural ingredients', ar: 'مكوّنات طبيعية' },
      { en: 'Fresh when it leaves us', ar: 'طازج عند الإرسال' },
      { en: 'The taste of home', ar: 'طعم بيتي' },
    ],
    benefits: [
      { en: 'Member discounts', ar: 'خصومات للأعضاء' },
      { en: 'Free delivery on large orders', ar: 'توصيل مجاني للطلبات الكبيرة' },
      { en: 'Loyalty points', ar: 'نقاط ولاء' },
    ],
  },
  hours: { en: 'Every day, 8:00 AM to 6:00 PM', ar: 'كل يوم من 8:00 صباحًا حتى 6:00 مساءً' },
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
      linkPrefix: '',
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
      linkPrefix: '',
    },
  ],
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
  ],
  headquarters: { en: 'Amman, Jordan', ar: 'عمّان، الأردن' },
  mapHref: `${mapSearch}Amman%2C+Jordan`,
};
