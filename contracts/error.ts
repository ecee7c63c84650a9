/** Every refusal of the shop by its code: the HTTP status and English prose fit to show. The browser knows the codes in Arabic. */
export const errors = {
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
  identity_required: { status: 403, text: 'Please enter your password to continue' },
  last_admin: { status: 409, text: 'The shop needs at least one administrator' },
  forbidden: { status: 403, text: 'You’re not allowed to do this' },
  not_found: { status: 404, text: 'Not found' },
  user_exists: { status: 409, text: 'User already exists' },
  slug_taken: { status: 409, text: 'This slug is already in use' },
  synonym_taken: { status: 409, text: 'These two words are already synonyms' },
  category_in_use: { status: 409, text: 'This category is still used by products' },
  changed_meanwhile: { status: 409, text: 'Someone else has changed this since you opened it' },
  changed_since: { status: 409, text: 'This can’t be undone: it’s been changed since' },
  not_undoable: { status: 409, text: 'This can’t be undone' },
  import_refused_lines: {
    status: 409,
    text: 'Some lines were refused. Correct the file, or import without them.',
  },
  import_running: { status: 409, text: 'Another import is under way. Please wait until it’s finished.' },
  import_not_ready: { status: 409, text: 'This import isn’t ready: please check the file again' },
  import_file_gone: {
    status: 409,
    text: 'We no longer have this import’s file. Please choose it again.',
  },
  price_changed: { status: 409, text: 'A price has changed since you filled the cart' },
  product_gone: { status: 409, text: 'A product in the cart is no longer sold' },
  product_unavailable: { status: 409, text: 'A product in the cart is out of stock' },
  idempotency_conflict: {
    status: 409,
    text: 'This order was already saved with other details. See it in My Orders.',
  },
  payload_too_large: { status: 413, text: 'The request is too large' },
  unsupported_media_type: { status: 415, text: 'Send JSON with the content type application/json' },
  too_many_requests: { status: 429, text: 'Too many attempts. Please wait a little, then try again.' },
  unavailable: { status: 503, text: 'The shop is very busy right now. Please try again in a moment.' },
  server_error: { status: 500, text: 'An error occurred. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

/** The rules that a field can break, by code; schemas carry the code, and each side says it in words. */
export const fieldErrors = {
  required: 'This field is required',
  invalid: 'This value isn’t accepted',
  too_long: 'This text is too long',
  passwords_differ: 'Passwords do not match',
  password_short: 'Password must be at least 6 characters',
  password_long: 'Password must be at most 128 characters',
  password_common: 'This password is too easy to guess. Please choose another.',
  password_required: 'Password is required',
  password_wrong: 'This isn’t your password',
  code_required: 'Enter the code from your app',
  code_wrong: 'This code isn’t right, or has already been used',
  name_required: 'Name is required',
  email_invalid: 'Please enter a valid email',
  terms_required: 'Please accept the terms',
  street_required: 'Street address is required',
  city_required: 'City is required',
  country_required: 'Country is required',
  phone_invalid: 'Please enter a valid phone number, or leave it empty',
  subject_required: 'Please choose a subject',
  message_required: 'Please write a message',
  answer_required: 'Please write an answer',
  status_invalid: 'The status must be one of: pending, processing, shipped, delivered, cancelled',
  items_required: 'The cart is empty',
  quantity_invalid: 'Quantity must be a whole number from 1 to 99',
  price_invalid: 'A price is a number with at most two decimal places',
  name_en_required: 'Please enter name in English',
  name_ar_required: 'Please enter name in Arabic',
  price_required: 'Please enter a price greater than 0',
  category_required: 'Please select a category',
  store_invalid: 'Choose Heritage or Cilka',
  image_invalid: 'An image must be a web address, a path or a data image',
  slug_required: 'Please enter a slug',
  slug_invalid: 'Slug must contain only lowercase letters, numbers and hyphens',
  same_word: 'These are the same word',
  url_invalid: 'Please enter a web address that begins with https://',
  prefix_invalid: 'A link must begin with mailto:, tel: or https://',
  amount_high: 'The most you can enter is 100,000 JD',
  fee_invalid: 'Please enter a delivery fee of 0 or more',
  fee_decimals: 'A delivery fee has at most two decimal places, such as 2.50',
  legal_name_unknown: 'This name in braces isn’t one we can fill in',
  file_empty: 'This file has no lines',
  file_spreadsheet:
    'This is an old Excel workbook (.xls), or one with a password. Save it as .xlsx without a password, and choose that file.',
  file_workbook:
    'This workbook can’t be read. Open it, save it as .xlsx or “CSV UTF-8”, and choose that file.',
  file_unpacked: 'There’s too much in this workbook. Split it into several.',
  file_encoding:
    'This isn’t a text file or an Excel workbook. Save it as .xlsx or “CSV UTF-8”, and choose that file.',
  file_columns:
    'This file has only one column, and we don’t know its heading. A product needs at least a name and a price.',
  file_long: 'This file has more than 200,000 lines. Split it into several.',
  file_headings: 'The first line of this file never ends: it should be the column names',
  file_record:
    'A line of more than a million characters begins here: perhaps it has a quotation mark that’s never closed',
  file_quote: 'A quotation mark opens here and is never closed',
  line_cells: 'This line has more cells than there are columns',
  line_repeated: 'This product is in the file twice',
  line_stale: 'This product has changed since the file was checked',
  line_kind: 'Grouped products can’t be imported',
  line_letters: 'We can’t read some characters in this line. Type them again in the file.',
  line_variations: 'The sizes of this product aren’t in the file. Export it again with its variations.',
  name_several: 'Several products have this name. Add a column with the size, or with the product’s slug.',
  category_unknown: 'The shop doesn’t have this category',
  price_unclear: 'A comma before three digits can mean two things: write the price with a decimal point',
  image_not_url: 'Pictures can only be imported from web addresses',
  translation_missing: 'The name is in one language only, so the product comes in hidden',
} as const;

export type FieldErrorCode = keyof typeof fieldErrors;

/** One broken rule: where (`shipping_address.city`), the rule in English, its code, and the new price where one changed. */
export type ErrorDetail = { path: string; message: string; code?: string; price?: number };

/** How the API refuses. `requestId` joins the answer to its line in the log; it is fit to be read out to whoever helps. */
export type Refusal = {
  success: false;
  error: string;
  code: ErrorCode;
  requestId: string;
  details?: ErrorDetail[];
  count?: number;
};
