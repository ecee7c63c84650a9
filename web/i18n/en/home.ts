const atLeast = (count: number) => `${count.toLocaleString('en')}+`;

export const home = {
  title: '{shop}: full shelf, full house',
  /** The headline is on two shelves, two words on each. */
  headline: ['Full', 'shelf,', 'full', 'house.'],
  subtitle: (days: string) =>
    `Labneh, za’atar, olive oil, pickles and honey: the Jordanian pantry, at your door${days && ` in ${days}`}.`,
  start: 'Start filling your shelf',
  stores: 'See both stores',
  why: 'Why {shop}',
  benefits: {
    fresh: {
      title: 'Fresh Delivery',
      text: (days: string) => (days ? `At your door in ${days}` : 'Straight to your door'),
    },
    quality: {
      title: 'Premium Quality',
      text: (rating: number, customers: number) =>
        `Rated ${rating} out of 5 by ${atLeast(customers)} happy customers`,
      rated: (rating: number) => `Rated ${rating} out of 5 by our customers`,
      counted: (customers: number) => `${atLeast(customers)} happy customers`,
    },
    fast: { title: 'Fast Service', text: (time: string) => `Replies within ${time}` },
  },
  categories: {
    title: 'Where shall we start?',
    text: 'Four ways into the pantry.',
    dairy: 'Milk & cheese',
    spices: 'Spices & herbs',
    pickles: 'Pickles',
    cleaning: 'Cleaning supplies',
  },
  featured: {
    title: 'On the shelf today',
    pause: 'Pause',
    play: 'Play',
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    all: 'View All Products',
  },
};
