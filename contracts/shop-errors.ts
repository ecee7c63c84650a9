/** Refusals that shoppers meet, by code, with HTTP status and English message. */
export const shopErrors = {
  invalid_json: { status: 400, text: 'The request isn’t valid JSON' },
  validation_failed: { status: 400, text: 'Please check what you entered' },
  unauthorized: { status: 401, text: 'Please login first' },
  session_expired: { status: 401, text: 'Your session has ended. Please log in again.' },
  authentication_failed: { status: 401, text: 'Authentication failed. Please try again.' },
  code_required: { status: 401, text: 'Enter the code from your app' },
  link_expired: {
    status: 400,
    text: 'This link has already been used or has expired. Please ask for a new one.',
  },
  last_admin: { status: 409, text: 'The shop needs at least one administrator' },
  forbidden: { status: 403, text: 'You’re not allowed to do this' },
  not_found: { status: 404, text: 'Not found' },
  user_exists: { status: 409, text: 'User already exists' },
  payload_too_large: { status: 413, text: 'The request is too large' },
  unsupported_media_type: { status: 415, text: 'Send JSON with the content type application/json' },
  too_many_requests: { status: 429, text: 'Too many attempts. Please wait a little, then try again.' },
  unavailable: { status: 503, text: 'The shop is very busy right now. Please try again in a moment.' },
  server_error: { status: 500, text: 'An error occurred. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

/** English messages for the field rules of the shop's own forms. */
export const shopFieldErrors = {
  required: 'This field is required',
  invalid: 'This value isn’t accepted',
  too_long: 'This text is too long',
  passwords_differ: 'Passwords do not match',
  password_short: 'Password must be at least 6 characters',
  password_long: 'Password must be at most 128 characters',
  password_common: 'This password is too easy to guess. Please choose another.',
  password_same: 'That’s your password already. Please choose another.',
  password_required: 'Password is required',
  password_wrong: 'That password isn’t right. Please try again',
  code_required: 'Enter the code from your app',
  code_wrong: 'That code isn’t right, or has been used. Please enter another one',
  name_required: 'Name is required',
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email',
  terms_required: 'Please accept the terms',
  street_required: 'Street address is required',
  city_required: 'City is required',
  country_required: 'Country is required',
  phone_invalid:
    'That doesn’t look like a phone number. Here’s what one looks like: 079 123 4567 (from abroad: +966 50 123 4567)',
  phone_required:
    'Please enter a number where we can reach you, such as 079 123 4567 (from abroad: +966 50 123 4567)',
  subject_required: 'Please choose a subject',
  message_required: 'Please write a message',
  items_required: 'The cart is empty',
  quantity_invalid: 'Quantity must be a whole number from 1 to 99',
} as const;
