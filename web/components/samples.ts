import type { FoundProduct } from '../../contracts/catalogue.ts';

/** A name of the greatest length. */
export const longName = {
  en: 'Grandmother’s hand-rolled labneh balls in first-press olive oil from the hills above Ajloun, with dried thyme and sumac',
  ar: 'لبنة مدحبرة بزيت الزيتون البكر من جبال عجلون، مكوّرة باليد كما تصنعها الجدّات، مع زعتر برّي مجفّف وسمّاق بلدي',
};

/** Products as in the shop's lists; the image is the phone icon, as the page works without a running shop. */
export const sampleProduct = (changes: Partial<FoundProduct> = {}): FoundProduct => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  slug: 'makdous',
  name: { en: 'Makdous with walnuts', ar: 'مكدوس بالجوز' },
  description: { en: 'Small aubergines in olive oil.', ar: 'باذنجان صغير بزيت الزيتون.' },
  price: 4.5,
  weight: '500 g',
  origin: 'Ajloun',
  origin_place: { en: 'Ajloun', ar: 'عجلون' },
  store: 'mouneh',
  category: 'pickles',
  image: '/icons/icon-192.png',
  available: true,
  few_left: null,
  back_in: null,
  ready_on: null,
  regular_price: null,
  size_count: null,
  ...changes,
});
