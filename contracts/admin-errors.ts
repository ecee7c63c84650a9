/** Refusals that the shop admin alone meets: no shopper downloads their words. */
export const adminErrors = {
  identity_required: { status: 403, text: 'Please enter your password to continue' },
  slug_taken: { status: 409, text: 'This slug is already in use' },
  area_taken: { status: 409, text: 'This governorate already has an area of this name' },
  synonym_taken: { status: 409, text: 'These two words are already synonyms' },
  category_in_use: { status: 409, text: 'This category is still used by products' },
  changed_meanwhile: { status: 409, text: 'Someone else has changed this since you opened it' },
  changed_since: { status: 409, text: 'This can’t be undone: it’s been changed since' },
  not_undoable: { status: 409, text: 'This can’t be undone' },
  payment_conflict: { status: 409, text: 'This payment was already saved with other details' },
  refund_high: { status: 409, text: 'This is more than has been paid' },
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
} as const satisfies Record<string, { status: number; text: string }>;

/** The rules that a field of the shop admin, or a line of an import, can break, in English. */
export const adminFieldErrors = {
  answer_required: 'Please write an answer',
  status_invalid: 'The status must be one of: pending, processing, shipped, delivered, cancelled',
  name_en_required: 'Please enter name in English',
  name_ar_required: 'Please enter name in Arabic',
  price_required: 'Please enter a price greater than 0',
  payment_required: 'Please enter an amount',
  category_required: 'Please select a category',
  store_invalid: 'Choose Heritage or Cilka',
  image_invalid: 'An image must be a web address, a path or an uploaded image',
  slug_required: 'Please enter a slug',
  slug_invalid: 'Slug must contain only lowercase letters, numbers and hyphens',
  same_word: 'These are the same word',
  url_invalid: 'Please enter a web address that begins with https://',
  prefix_invalid: 'A link must begin with mailto:, tel: or https://',
  reason_required: 'Please say why the price or weight is another one',
  line_gone: 'This line isn’t in the order any more',
  amount_high: 'The most you can enter is 100,000 JD',
  fee_invalid: 'Please enter a delivery fee of 0 or more',
  promise_invalid: 'Please enter a whole number, or leave it empty',
  fee_decimals: 'A delivery fee has at most two decimal places, such as 2.50',
  legal_name_unknown: 'We don’t know what to fill in for this name in braces',
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
  image_not_url: 'Images can only be imported from web addresses',
  translation_missing: 'The name is in one language only, so the product comes in hidden',
} as const;
