export const home = {
  title: '{shop}: full shelf, full house',
  /** The headline stands on two shelves, two words on each. */
  headline: ['Full', 'shelf,', 'full', 'house.'],
  subtitle: (days: string) =>
    `Labneh, za’atar, first-press oil and pickles from Jordanian kitchens. Packed in Amman, at your door${days && ` in ${days}`}.`,
  start: 'Start filling your shelf',
  stores: 'See both stores',
  why: 'Why {shop}',
  benefits: {
    fresh: {
      title: 'Fresh Delivery',
      text: (days: string) => (days ? `In ${days}, anywhere in Jordan` : 'Anywhere in Jordan'),
    },
    quality: {
      title: 'Premium Quality',
      text: (rating: number, customers: number) => `Rated ${rating} by ${customers}+ happy customers`,
      rated: (rating: number) => `Rated ${rating} by our customers`,
      counted: (customers: number) => `${customers}+ happy customers`,
    },
    fast: { title: 'Fast Service', text: (time: string) => `Replies within ${time}` },
  },
  categories: {
    title: 'Where shall we start?',
    text: 'Four ways into the pantry, each with a stitch of its own.',
    dairy: 'Milk & cheese',
    spices: 'Spices & herbs',
    pickles: 'Pickles',
    cleaning: 'Cleaning supplies',
  },
  featured: {
    title: 'On the shelf today',
    pause: 'Pause the shelf',
    play: 'Let the shelf turn',
    range: (from: number, to: number, total: number) => `${from}–${to} / ${total}`,
    all: 'View All Products',
  },
  newsletter: {
    title: 'Word from the pantry',
    text: 'When the oil is pressed and the freekeh comes in, you hear first. One letter a season, no more.',
    email: 'Email',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    done: 'You are on the list. Word will reach you with the next season.',
  },
};
