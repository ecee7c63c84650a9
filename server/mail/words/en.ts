import type { Subject } from '../../../contracts/messages.ts';
import { englishStatuses } from '../../../contracts/order-words.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { plural } from '../../../contracts/plural.ts';

/** Names, numbers and amounts come isolated already. */
export const english = {
  comma: ', ',
  chooseMails: 'Choose which emails you get',
  writeToUs: 'Write to us',

  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    preview: 'Your account is ready, and the shelf is full.',
    title: (name: string) => `Welcome, ${name}`,
    text: 'Your account is ready. It keeps your orders, their invoices and your favourites, on every device you log in from.',
    action: 'To the shelves',
    foot: 'You get this email because an account was made with this address. Was that not you?',
  },
  reset: {
    subject: (shop: string) => `A new password for ${shop}`,
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    preview: (minutes: string) => `The link works once, within ${minutes}.`,
    title: 'Choose a new password',
    text: (name: string) =>
      `Hello ${name}, somebody asked for a new password for your account. If it was you, here is the way:`,
    action: 'Choose a new password',
    rule: (minutes: string) =>
      `The link works once, within ${minutes}. The new password logs you out on every device; log in with it there again.`,
    notYou: 'Not you? Then do nothing: your password stays as it is.',
    foot: 'You get this email because somebody asked for a new password for the account with this address.',
  },
  order: {
    items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
    number: 'Order number',
    date: 'Date',
    status: 'Status',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    subtotal: 'Subtotal',
    fee: 'Delivery',
    total: 'Total',
    open: 'See the order',
    foot: (shop: string) => `You get this email because you ordered from ${shop}.`,
  },
  received: {
    subject: (number: string) => `We have your order ${number}`,
    title: (name: string) => `Thank you, ${name}`,
    text: (number: string, day: string) => `Your order ${number} of ${day} is with us.`,
    next: 'We agree on payment and delivery on WhatsApp. If you have not sent us the message of the order yet, it is waiting with the order.',
  },
  statuses: englishStatuses,
  status: {
    pending: {
      subject: (number: string) => `Your order ${number} is waiting again`,
      title: 'Your order is waiting again',
      text: (number: string) =>
        `We have put your order ${number} back in the queue. We write again when it moves on.`,
      more: null,
    },
    processing: {
      subject: (number: string) => `We are packing your order ${number}`,
      title: 'We are packing your order',
      text: (number: string) => `Your order ${number} is in our hands. We write again when it leaves us.`,
      more: null,
    },
    shipped: {
      subject: (number: string) => `Your order ${number} is on its way`,
      title: 'Your order is on its way',
      text: (number: string, days: string) =>
        `Your order ${number} has left us.${days && ` Shipping takes ${days}.`}`,
      more: null,
    },
    delivered: {
      subject: (number: string) => `Your order ${number} has arrived`,
      title: 'Your order has arrived',
      text: (number: string) => `Your order ${number} was delivered. We hope it tastes of home.`,
      more: 'Is something missing, or not as it should be? Write to us. And when the jars are empty, the order’s page puts the same goods back into the cart.',
    },
    cancelled: {
      subject: (number: string) => `Your order ${number} was cancelled`,
      title: 'Your order was cancelled',
      text: (number: string) => `Your order ${number} was cancelled and will not be delivered.`,
      more: 'If this surprises you, write to us and we will look into it.',
    },
  } satisfies Record<OrderStatus, StatusWords> as Record<OrderStatus, StatusWords>,
  answer: {
    subject: 'Our answer to your message',
    title: 'Our answer',
    thanks: (name: string) => `Thank you for writing to us, ${name}.`,
    question: (day: string, subject: string) => `What you wrote on ${day} (${subject}):`,
    again: 'Write to us again',
    foot: 'You get this email because you wrote to us on the contact page.',
  },
  subjects: {
    general: 'General question',
    order: 'Order',
    product: 'Product',
    wholesale: 'Wholesale',
    complaint: 'Complaint',
    other: 'Something else',
  } satisfies Record<Subject, string> as Record<Subject, string>,
  newsletter: {
    subject: 'You are on our list',
    preview: 'News of the seasons and our offers, and never too often.',
    title: 'Word from the pantry',
    text: 'You’re on our list: news of the seasons and our offers, and never too often.',
    action: 'See what is on the shelf',
    foot: 'You get this email because this address was put on our list. One press takes it off again.',
    leave: 'Leave the list',
  },
  sellerOrder: {
    subject: (number: string, total: string) => `New order ${number}: ${total}`,
    title: (number: string) => `New order ${number}`,
    preview: (name: string, place: string, items: string) => `${name}, ${place}: ${items}`,
    text: (items: string, total: string) => `${items}, ${total} in all. It is waiting for you.`,
    whatsapp: 'Write to the customer on WhatsApp',
    greeting: (shop: string, number: string) => `Hello, this is ${shop}, about your order ${number}.`,
    noPhone: 'The customer left no phone number; the email address is above.',
    admin: 'Open the shop admin',
    foot: 'You get this email because you run the shop and want to hear of new orders and messages.',
  },
  sellerMessage: {
    subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
    title: 'A new message',
    about: 'Subject',
    reply: (address: string) => `Reply to this email: your answer goes to ${address}.`,
  },
};

type StatusWords = {
  subject: (number: string) => string;
  title: string;
  /** `days` is how long shipping takes, or empty. */
  text: (number: string, days: string) => string;
  more: string | null;
};
