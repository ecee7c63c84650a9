import type { OrderMessage } from '../../contracts/order-message.ts';

/** An order of two lines in English, to an address in Latin letters. */
export const order: OrderMessage = {
  language: 'en',
  shop: 'Mouneh',
  number: 'MN-1042',
  link: 'https://mouneh.example/orders/MN-1042',
  lines: [
    {
      name: { en: 'Labneh balls in olive oil', ar: 'لبنة مدحبرة بزيت الزيتون' },
      weight: '500g',
      quantity: 2,
      price: 3.5,
    },
    { name: { en: "Green za'atar blend", ar: 'زعتر أخضر مخلوط' }, weight: '', quantity: 1, price: 2.75 },
  ],
  deliveryFee: 1.5,
  customer: {
    name: 'سلمى حداد',
    phone: '+962791234567',
    street: 'Rainbow Street 12',
    city: 'Amman',
    country: 'Jordan',
  },
};

/** The number of characters in a WhatsApp link. */
export const encodedLength = (text: string) => encodeURIComponent(text).length;
