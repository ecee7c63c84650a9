import { type Content, mapSearch } from './content.ts';

/** The content of a new shop. */
export const defaultContent: Content = {
  name: { en: 'Mouneh', ar: 'مونة' },
  claims: {
    customers: 1000,
    rating: 4.9,
    reply: { en: '24 hours', ar: '24 ساعة' },
    shipping: { en: '2–3 days', ar: 'يومين إلى ثلاثة أيام' },
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
    checkout: [
      { en: 'SSL encryption', ar: 'تشفير SSL' },
      { en: 'Visa and Mastercard', ar: 'فيزا وماستركارد' },
    ],
  },
  hours: { en: 'Every day, 8:00 AM to 6:00 PM', ar: 'كل يوم من 8:00 صباحًا حتى 6:00 مساءً' },
  phone: '',
  email: '',
  asksBirthDate: false,
  guestOrders: false,
  pickup: { en: '', ar: '' },
  // Phone, email and opening hours are shown separately; these are further contacts.
  contact: [
    {
      icon: 'pin',
      title: { en: 'Address', ar: 'العنوان' },
      value: { en: 'Amman, Jordan', ar: 'عمّان، الأردن' },
      linkPrefix: mapSearch,
    },
  ],
  // The owner fills in the addresses; an entry without one is not shown.
  socials: [
    {
      name: { en: 'WhatsApp', ar: 'واتساب' },
      text: { en: 'Orders and questions', ar: 'الطلبات والأسئلة' },
      href: '',
    },
    {
      name: { en: 'Facebook', ar: 'فيسبوك' },
      text: { en: 'News from the shelf', ar: 'أخبار الرفّ' },
      href: '',
    },
    {
      name: { en: 'Instagram', ar: 'إنستغرام' },
      text: { en: 'Pictures from the shelf', ar: 'صور من الرفّ' },
      href: '',
    },
    {
      name: { en: 'TikTok', ar: 'تيك توك' },
      text: { en: 'The season in a minute', ar: 'الموسم في دقيقة' },
      href: '',
    },
  ],
  headquarters: { en: 'Amman, Jordan', ar: 'عمّان، الأردن' },
  mapHref: `${mapSearch}Amman%2C+Jordan`,
};
