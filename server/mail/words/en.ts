import type { Subject } from '../../../contracts/messages.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { plural } from '../../../contracts/plural.ts';

/** Names, numbers and amounts are already isolated. */
export const english = {
  comma: ', ',
  chooseMails: 'Choose which emails you get',
  writeToUs: 'Write to us',

  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    preview: 'Your account is ready.',
    title: (shop: string) => `Welcome to ${shop}`,
    text: 'Your account is ready. You’ll find your orders, invoices and favourites on every device you log in from.',
    foot: 'You’re getting this email because an account was made with this address. Wasn’t you?',
  },
  proof: {
    subject: (shop: string) => `Confirm your email for ${shop}`,
    preview: 'Please confirm that this email is yours.',
    title: 'Confirm your email',
    text: 'Please confirm that this email is yours, so we know we’re writing to the right person.',
    action: 'Confirm my email',
    notYou:
      'Didn’t make an account with us? Then please don’t confirm: someone else has used your email, and confirming would let them see what you’ve written to us.',
    foot: 'You’re getting this email because an account uses this address. Wasn’t you?',
  },
  reset: {
    subject: (shop: string) => `Reset your ${shop} password`,
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    preview: (minutes: string) => `The link works once, within ${minutes}.`,
    title: 'Choose a new password',
    text: (name: string) =>
      `Hello ${name}, someone asked to reset the password for your account. If it was you, use this link:`,
    textWithoutName: 'Someone asked to reset the password for your account. If it was you, use this link:',
    action: 'Choose a new password',
    rule: (minutes: string) =>
      `The link works once, within ${minutes}. Your new password logs you out on every device; just log in again with it.`,
    notYou: 'Wasn’t you? Then there’s nothing to do: your password stays as it is.',
    foot: 'You’re getting this email because someone asked to reset the password of the account with this address.',
  },
  order: {
    items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
    number: 'Order number',
    payment: 'Payment',
    date: 'Date',
    status: 'Status',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    pickup: 'Pickup from',
    landmark: 'Landmark',
    driverNote: 'For the driver',
    address: 'Address',
    subtotal: 'Subtotal',
    fee: 'Delivery',
    total: 'Total',
    open: 'See the order',
    foot: (shop: string) => `You’re getting this email because you ordered from ${shop}.`,
    guestFoot: (shop: string) =>
      `You’re getting this email because this address was used for an order from ${shop}. Wasn’t you?`,
  },
  received: {
    subject: (number: string) => `We’ve received your order ${number}`,
    title: (name: string) => `Thank you, ${name}`,
    titleWithoutName: 'Thank you for your order',
    text: (number: string, day: string) => `We’ve received your order ${number}, placed on ${day}.`,
    /** What has yet to be agreed, one or two of `open`. */
    next: (things: string[]) => `We’ll agree ${things.join(' and ')} with you on WhatsApp.`,
    open: { payment: 'payment', delivery: 'delivery', pickup: 'a pickup time' },
    message: 'If you haven’t sent us your order message yet, you’ll find it with your order.',
  },
  change: {
    fee: {
      subject: (number: string) => `The delivery price for your order ${number}`,
      title: 'The price of your delivery',
      text: (number: string, fee: string) =>
        `Delivery of your order ${number} would cost ${fee}. The order waits until you accept that or ask for another price.`,
    },
    accepted: {
      subject: (number: string) => `Your order ${number} has changed`,
      title: 'Your order has changed',
      text: (number: string, _fee: string) => `We’ve changed your order ${number}. This is how it is now.`,
    },
    proposed: {
      subject: (number: string) => `We suggest a change to your order ${number}`,
      title: 'We suggest a change to your order',
      text: (number: string, _fee: string) =>
        `We’d like to change your order ${number} to what you see below. It stays as it was until you accept.`,
    },
  },
  status: {
    pending: {
      subject: (number: string) => `Your order ${number} is back in the queue`,
      title: 'Your order is back in the queue',
      text: (number: string) =>
        `Your order ${number} is waiting to be prepared again. We’ll email you when it moves on.`,
      more: null,
    },
    processing: {
      subject: (number: string) => `We’re packing your order ${number}`,
      title: 'We’re packing your order',
      text: (number: string) =>
        `We’re getting your order ${number} ready. We’ll email you again when it’s on its way.`,
      more: null,
    },
    shipped: {
      subject: (number: string) => `Your order ${number} is on its way`,
      title: 'Your order is on its way',
      text: (number: string, days: string) =>
        `Your order ${number} has left our shop.${days && ` Delivery takes ${days}.`}`,
      more: null,
    },
    delivered: {
      subject: (number: string) => `Your order ${number} has arrived`,
      title: 'Your order has arrived',
      text: (number: string) => `Your order ${number} has been delivered. We hope you enjoy it.`,
      more: 'Is something missing, or not as it should be? Let us know. And when the jars are empty, you can reorder the same items from the order’s page.',
    },
    cancelled: {
      subject: (number: string) => `Your order ${number} was cancelled`,
      title: 'Your order was cancelled',
      text: (number: string) => `Your order ${number} was cancelled and won’t be delivered.`,
      more: 'If you weren’t expecting this, let us know and we’ll look into it.',
    },
  } satisfies Record<OrderStatus, StatusWords> as Record<OrderStatus, StatusWords>,
  /** Texts that differ for a pickup order. */
  pickup: {
    processing: {
      subject: (number: string) => `We’re packing your order ${number}`,
      title: 'We’re packing your order',
      text: (number: string) =>
        `We’re getting your order ${number} ready. We’ll email you again when you can pick it up.`,
      more: null,
    },
    shipped: {
      subject: (number: string) => `Your order ${number} is ready`,
      title: 'Your order is ready',
      text: (number: string) => `Your order ${number} is packed. You can pick it up from the shop.`,
      more: null,
    },
    delivered: {
      subject: (number: string) => `You’ve picked up your order ${number}`,
      title: 'Thank you for coming by',
      text: (number: string) => `Your order ${number} has been picked up. We hope you enjoy it.`,
      more: 'Is something missing, or not as it should be? Let us know. And when the jars are empty, you can reorder the same items from the order’s page.',
    },
    cancelled: {
      subject: (number: string) => `Your order ${number} was cancelled`,
      title: 'Your order was cancelled',
      text: (number: string) => `Your order ${number} was cancelled and can’t be picked up.`,
      more: 'If you weren’t expecting this, let us know and we’ll look into it.',
    },
  } as Partial<Record<OrderStatus, StatusWords>>,
  answer: {
    subject: 'Our reply to your message',
    title: 'Our reply',
    thanks: (name: string) => `Thank you for writing to us, ${name}.`,
    question: (day: string, subject: string) => `Your message of ${day} (${subject}):`,
    again: 'Write to us again',
    foot: 'You’re getting this email because you wrote to us on the contact page.',
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
    subject: 'You’re subscribed to our news',
    preview: 'News of the seasons and our offers, and never too often.',
    title: 'Word from the pantry',
    text: 'You’re on our list: news of the seasons and our offers, and never too often.',
    action: 'See what’s on the shelf',
    foot: 'You’re getting this email because this address was added to our list. You can unsubscribe in one click.',
    leave: 'Unsubscribe',
  },
  backInStock: {
    subject: (product: string) => `${product} is back`,
    preview: 'You asked us to tell you.',
    title: (product: string) => `${product} is back`,
    text: (product: string) =>
      `You asked us to tell you when ${product} is back. It is, and you can order it again, while it lasts.`,
    action: 'See it in the shop',
    foot: 'You’re getting this one email because this address was left on the product’s page. We’ve now taken it off that list. If it waits for other products too, you can take it off all lists at once.',
    leave: 'Don’t tell me about anything else',
  },
  sellerOrder: {
    subject: (number: string, total: string) => `New order ${number}: ${total}`,
    title: (number: string) => `New order ${number}`,
    pickup: 'pickup',
    preview: (name: string, place: string, items: string) => `${name}, ${place}: ${items}`,
    text: (items: string, total: string) => `${items}, ${total} in total. It’s waiting for you.`,
    guest: 'Ordered without an account.',
    whatsapp: 'Write to the customer on WhatsApp',
    greeting: (shop: string, number: string) => `Hello, this is ${shop}, about your order ${number}.`,
    noPhone: 'The customer didn’t leave a phone number; their email address is above.',
    admin: 'Open the shop admin',
    foot: 'You’re getting this email because you run the shop, and emails about new orders and messages are switched on.',
  },
  sellerChange: {
    cancelled: {
      subject: (number: string) => `Order ${number} was cancelled by its customer`,
      text: (number: string) => `The customer has cancelled order ${number}. There’s no need to pack it.`,
    },
    accepted: {
      subject: (number: string) => `Order ${number}: your change was accepted`,
      text: (number: string) =>
        `The customer has accepted your change to order ${number}. This is how it is now.`,
    },
    acceptedFee: {
      subject: (number: string) => `Order ${number}: delivery price accepted`,
      text: (number: string) =>
        `The customer has accepted the delivery price of order ${number}. You can start preparing it.`,
    },
    declinedFee: {
      subject: (number: string) => `Order ${number}: another delivery price asked for`,
      text: (number: string) =>
        `The customer has asked for another delivery price for order ${number}. It waits until you suggest one and they accept it.`,
    },
    declined: {
      subject: (number: string) => `Order ${number}: your change was declined`,
      text: (number: string) =>
        `The customer has declined your change to order ${number}. It stays as it was.`,
    },
    address: {
      subject: (number: string) => `Order ${number} goes to another address`,
      text: (number: string) => `The customer has corrected the address of order ${number}.`,
    },
    phone: {
      subject: (number: string) => `Order ${number} has another phone number`,
      text: (number: string) => `The customer has corrected the phone number of order ${number}.`,
    },
    open: 'Open the order',
  },
  sellerMessage: {
    subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
    title: 'A new message',
    about: 'Subject',
    reply: (address: string) => `Reply to this email: your answer goes to ${address}.`,
  },
  lowStock: {
    subjectOne: (product: string, left: number) => `Running low: ${product} (${left} left)`,
    subject: (count: number) =>
      plural('en', count, { one: '# product is running low', other: '# products are running low' }),
    title: 'Running low',
    text: 'This is what’s left of products that have just run low.',
    left: (left: number) => (left === 0 ? 'None left' : `${left} left`),
    action: 'See what’s running low',
    foot: 'You’re getting this email because you run the shop and count its stock, and emails about orders are switched on.',
  },
  paymentAccount: {
    subject: (shop: string) => `${shop}: the account customers pay to has changed`,
    title: 'The account customers pay to has changed',
    text: (name: string, day: string) =>
      `${name} changed where customers send money, on ${day}. This is what they’re told from now on:`,
    textWithoutName: (day: string) =>
      `Where customers send money was changed on ${day}. This is what they’re told from now on:`,
    cliq: 'CliQ',
    bank: 'Bank transfer',
    none: 'None',
    notYou:
      'If this wasn’t agreed, undo it under Activity now, then change your password and log out everywhere else.',
    see: 'Open Activity',
    foot: 'You’re getting this email because you run the shop. It can’t be switched off.',
  },
};

type StatusWords = {
  subject: (number: string) => string;
  title: string;
  /** `days` is the shipping time, or empty. */
  text: (number: string, days: string) => string;
  more: string | null;
};
