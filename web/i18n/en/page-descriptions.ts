import type { LegalPage } from '../../../contracts/legal.ts';

/** Descriptions for search engines and shared links of pages that a first visit seldom opens. */
export const pageDescriptions = {
  about:
    'The story of {shop}: what a Jordanian home puts by in season, the year of the pantry, and what this shop stands for.',
  legal: {
    privacy:
      'What {shop} keeps about you, why and for how long, who else sees it, and how you see, correct or delete it.',
    terms:
      'The terms on which {shop} takes orders: how an order is made, which price counts, and what an account is for.',
    'delivery-returns':
      'How {shop} delivers, what delivery costs, what to do when something isn’t right, and what can be returned.',
  } as Record<LegalPage, string>,
  contact: 'Write to {shop} about a jar, an order or a season: how to reach the shop, and a form.',
  collection: (name: string) =>
    `${name}: a collection of {shop}, put together for you. See what’s in it and order on WhatsApp, delivered to your door.`,
  cart: 'Your cart at {shop}: what you’ve chosen, what it comes to, and how to send it as an order.',
  checkout: 'Online checkout at {shop} isn’t open yet. Orders go through WhatsApp, straight from the cart.',
  favourites: 'The products you’ve saved at {shop}, all in one place and one step from your cart.',
  orders:
    'Your orders at {shop}: where each one is, what was in it, its invoice and a way to order it again.',
  profile: 'See and change your details, store and notifications at {shop}, all in one place.',
  login: 'Log in to {shop} to find your favourites, your orders and your saved address.',
  signup: 'Create an account at {shop} and find your favourites, orders and address on every device.',
  forgotPassword:
    'Forgot your {shop} password? Enter your email and we’ll email you a link to choose a new one.',
  confirmEmail: 'Confirm the email of your account at {shop} with the link we sent you, in one tap.',
  resetPassword: 'Choose a new password for your account at {shop}, with the link from your email.',
  unsubscribeNewsletter:
    'Unsubscribe from {shop}’s newsletter in one click. You can subscribe again from the home page at any time.',
  leaveWaitlist:
    'Take your email off the waiting lists of {shop} in one click. You can ask again on any product’s page.',
  admin: 'The shop admin of {shop}, where its owners look after orders, products and customers.',
  notFound: 'There’s no page of {shop} at this address. Go back a step, or start again from the home page.',
};
