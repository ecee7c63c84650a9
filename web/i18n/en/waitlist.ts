/** The form for joining a product's waiting list. */
export const waitlist = {
  open: 'Tell me when it’s back',
  title: 'We’ll tell you when it’s back',
  by: 'How we reach you',
  byEmail: 'Email',
  byWhatsapp: 'WhatsApp',
  email: 'Your email',
  phone: 'Your phone number',
  consent: {
    email:
      'We’ll send you one email when this product is back, then delete your address. If it isn’t back within a year, we’ll delete it anyway.',
    whatsapp:
      'We’ll send you one WhatsApp message when this product is back, then delete your number. If it isn’t back within a year, we’ll delete it anyway.',
  },
  send: 'Tell me',
  asked: 'You’ve asked us to tell you when it’s back.',
  askAgain: 'Ask again',
  done: 'We’ll tell you when it’s back.',
};
