import type { Subject } from '../../../contracts/messages.ts';
import { plural } from '../../../contracts/plural.ts';

export const content = {
  about: {
    title: 'About',
    headline: 'Mouneh: what a home puts away in season, to enjoy all year.',
    story: {
      title: 'The story',
      lead: 'In every Jordanian house there’s a room, a cupboard, or at least one high shelf that nobody touches without asking. That’s where the mouneh sleeps.',
      text: 'Many of us grew up with the sound of jars being closed in September and the smell of new oil in October. Then came flats with no cellar, but we never forgot the taste. {shop} is a small shelf to bring it back: choose what you miss, and it comes to your door.',
    },
    year: {
      title: 'The mouneh year',
      text: 'What goes on the shelf, and when.',
      seasons: {
        spring: {
          title: 'Spring',
          text: 'Milk is at its peak: cheese is boiled, labneh rolled into oil, and green wheat is roasted for freekeh.',
        },
        summer: {
          title: 'Summer',
          text: 'Tomatoes and molokhia dry on the rooftops, za’atar is rubbed and sifted.',
        },
        autumn: {
          title: 'Autumn',
          text: 'Makdous in September, olives in October, and the first oil of the press.',
        },
        winter: {
          title: 'Winter',
          text: 'The jars are opened: lentils for soup, makdous for breakfast, and a glass of sage tea by the stove.',
        },
      },
    },
    vision: {
      title: 'Our vision',
      text: 'A mouneh shelf in every Arab home, even if the home is a flat on the tenth floor.',
    },
    goal: {
      title: 'Our goal',
      text: 'To bring what’s made slowly to you quickly, at a price that’s fair to maker and buyer alike.',
    },
    values: {
      title: 'Four promises',
      real: { title: 'Real', text: 'The foods that homes here have always put by, under their own names.' },
      honest: {
        title: 'Honest',
        text: 'Price, size and, where we know it, origin: written beside every product.',
      },
      generous: {
        title: 'Generous',
        text: 'A shelf for every day, and for guests who drop by unannounced.',
      },
      close: {
        title: 'Close',
        text: (time: string) => `A WhatsApp message is enough${time && `; we reply within ${time}`}.`,
      },
    },
    groups: (count: number) =>
      count === 9
        ? 'Nine shelves to browse'
        : plural('en', count, { one: '# shelf to browse', other: '# shelves to browse' }),
    products: 'Browse products',
    contact: 'Contact us',
  },
  contact: {
    title: 'Contact',
    headline: 'We’d love to hear from you.',
    text: 'A question about a jar, an order or a season: write to us, or find us here.',
    reach: 'How to reach us',
    phone: 'Phone and WhatsApp',
    chat: 'Chat on WhatsApp',
    email: 'Email',
    hours: 'Hours',
    form: {
      title: 'Write to us',
      name: 'Full name',
      email: 'Email',
      phone: 'Phone',
      optional: '(optional)',
      subject: 'Subject',
      chooseSubject: 'Choose a subject',
      subjects: {
        general: 'A general question',
        order: 'An order',
        product: 'A product',
        wholesale: 'Wholesale',
        complaint: 'A complaint',
        other: 'Something else',
      } satisfies Record<Subject, string> as Record<Subject, string>,
      message: 'Message',
      length: (count: number, limit: number) => `${count} of ${limit} characters`,
      tooLong: (count: number, limit: number) =>
        `Your message has ${count} characters; the limit is ${limit}. Please shorten it a little.`,
      send: 'Send Message',
      sending: 'Sending...',
      failed: 'Failed to send message',
      sent: {
        title: 'Message Sent Successfully!',
        to: 'We’ll send our reply to',
        another: 'Write another message',
      },
    },
    socials: 'Follow us',
    tips: {
      title: 'Quick tips',
      urgent: 'Is your order urgent? WhatsApp is the quickest way.',
      reply: (time: string) => `We reply within ${time}`,
      support: (days: string) => `Customer service, ${days}`,
    },
    map: {
      title: (place: string) => `Headquarters in ${place}`,
      open: 'Open in Maps',
    },
  },
  checkout: {
    title: 'Checkout Coming Soon',
    text: 'Online checkout isn’t open yet. Send your order on WhatsApp from the cart.',
    inCart: 'In your cart',
    items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
    total: 'Total',
    coming: 'With online checkout',
    shipping: (days: string) => `Shipping in ${days}`,
    back: 'Back to Cart',
  },
  unsubscribeNewsletter: {
    title: 'Newsletter',
    leaving: 'Unsubscribing you...',
    left: 'You’ve unsubscribed',
    leftText: 'You won’t get any more of our news by email. You’re welcome back any time.',
    failed: 'That didn’t work: you’re still subscribed.',
    retry: 'Try again',
    subscribe: 'Subscribe again',
    home: 'Back to Home',
  },
  leaveWaitlist: {
    title: 'Waiting lists',
    leaving: 'Taking your email off the lists...',
    left: 'You’re off the lists',
    leftText: 'We won’t email you when a product is back. You can always ask again on its page.',
    failed: 'That didn’t work: we still have your email.',
    retry: 'Try again',
    home: 'Back to Home',
  },
};
