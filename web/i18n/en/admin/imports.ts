import type { Column } from '../../../../contracts/import-fields.ts';
import { plural } from '../../../../contracts/plural.ts';
import { importColumns } from './import-columns.ts';

const products = (count: number) => plural('en', count, { one: '1 product', other: '# products' });

type Sum = Record<'lines' | 'add' | 'change' | 'same' | 'refuse' | 'parts', number>;

export const imports = {
  title: 'Import and export',
  /** A short form for phones. */
  short: 'Import',
  back: 'All products',
  fileTitle: 'Import',
  fileText:
    'Your own spreadsheet (CSV or Excel), or an export from Shopify or WooCommerce, up to 40 MB. Nothing in the shop changes until you import it.',
  columnsTitle: 'How do I write a file myself?',
  columnsText:
    'Put the column names in the first line, these or your own, then one product on each line. A new product needs a name, a price and a category; the rest is up to you.',
  columnValues: {
    ...{ id: 'as in your export', slug: 'as in your export' },
    store: 'Heritage or Cilka',
    price: '3.50',
    ...{ available: 'yes or no', shown: 'yes or no', exportable: 'yes or no' },
    stock: 'a whole number, once: the shop counts from there',
    sale_price: 'below the price',
    ...{ sale_from: '2026-10-31', sale_to: '2026-10-31', ready_on: '2026-10-31', made_on: '2026-10-31' },
    ...{ season_from: '1 to 12, or its name', season_until: '1 to 12, or its name' },
    size_group: 'any text',
    size_order: '1, 2, 3…',
    parts: 'only in exports, a box gets its parts in the shop',
  } satisfies Partial<Record<Column, string>>,
  choose: 'Choose a file',
  drop: 'or drop it here',
  chosen: (name: string) => `Chosen: ${name}`,
  otherFile: 'Choose another file',
  store: 'If the file doesn’t name a store',
  stores: { mouneh: 'Heritage', cilka: 'Cilka' },
  category: 'If the shop doesn’t know the category',
  refuseThem: 'Refuse new products, others keep theirs',
  check: 'Check the file',
  tooLarge: 'This file is larger than 40 MB. Split it in two.',
  exportTitle: 'Export',
  exportText:
    'All your products in one file for Excel. Edit it and import it again: only what you’ve edited changes.',
  exportNow: 'Download products',
  earlier: 'Earlier imports',
  formats: {
    mouneh: 'Our own file',
    table: 'Spreadsheet',
    shopify: 'From Shopify',
    woocommerce: 'From WooCommerce',
  },
  states: {
    checking: 'Being checked',
    unmapped: 'Needs its columns',
    checked: 'Checked, not imported',
    applying: 'Being imported',
    applied: 'Imported',
    undone: 'Undone',
    failed: 'Couldn’t be read',
  },
  loading: 'One moment…',
  loadFailed: 'We couldn’t load the import.',
  retry: 'Try again',
  checking: 'The file is being checked',
  applying: 'The products are being imported',
  progress: (done: number, total: number) => `${done} of ${total}`,
  leaveOpen: 'You can leave this page: we’ll carry on.',
  readable: 'Here’s what would change',
  wouldAdd: 'New',
  wouldChange: 'Changed',
  /** For an import that was undone. */
  wasAdded: 'Were new',
  wasChanged: 'Were changed',
  wouldStay: 'The same',
  refused: 'Refused',
  unmapped: 'We couldn’t tell which column has the product names. Choose it below, then check again.',
  nothing: 'There’s nothing to import: the shop already has every product just as it is in the file.',
  nothingGood:
    'We can’t import any line of this file yet. See below why, and how we read its columns and categories.',
  untranslated: (count: number) =>
    plural('en', count, {
      one: '1 new product has a name in one language only, so it comes in hidden. Translate it, then show it.',
      other:
        '# new products have a name in one language only, so they come in hidden. Translate them, then show them.',
    }),
  alike: (count: number) =>
    plural('en', count, {
      one: '1 new product has the name and size of one that’s in the shop already: it’d be there twice.',
      other:
        '# new products have the names and sizes of ones that are in the shop already: they’d be there twice.',
    }),
  toAlike: 'Show the duplicates',
  translate: 'Show what needs translating',
  gaveUp: 'Nothing was imported. You can try again.',
  stale: (count: number) =>
    plural('en', count, {
      one: 'Nothing was imported: 1 product has changed since the check. Its line is refused now.',
      other: 'Nothing was imported: # products have changed since the check. Their lines are refused now.',
    }),
  lost: 'The check was interrupted. Please choose the file again.',
  broken:
    'We couldn’t read the whole file, so nothing was imported. Put right what’s below, then choose the file again.',
  apply: (count: number) => `Import ${products(count)}`,
  applyWithout: (count: number) => `Import ${count}, skip refused`,
  applyQuestion: (count: number) => `Import ${products(count)}?`,
  applyText: 'If anything goes wrong, nothing is imported. You can undo the import afterwards.',
  withoutText: (count: number) =>
    plural('en', count, { one: '1 refused line is left out.', other: '# refused lines are left out.' }),
  cancel: 'Cancel',
  close: 'Close',
  applied: (added: number, changed: number) => `Imported: ${added} new, ${changed} changed.`,
  toProducts: 'Go to products',
  undo: 'Undo the import',
  undoQuestion: 'Undo the whole import?',
  undoText: (added: number, changed: number) =>
    [
      added > 0 && `${products(added)} will be deleted.`,
      changed > 0 && `${products(changed)} will be as before.`,
    ]
      .filter(Boolean)
      .join(' '),
  undone: 'The import is undone, and the products are as they were before.',
  undoLeaves: 'Products that have been edited since the import are left as they are.',
  undoneBut: (undone: number, left: number) =>
    `${undone} undone. ${left} left as they are, because they’ve been edited since the import:`,
  andMore: (count: number) => `and ${count} more`,
  again: 'Import another file',
  mappingTitle: 'Columns and categories',
  mappingText: 'This is how we read the file. Change what isn’t right, then check the file again.',
  columnsHeading: 'What each column is',
  columnNumber: (number: number) => `Column ${number}`,
  notTaken: 'Left out',
  notTakenColumns: (count: number) =>
    plural('en', count, { one: '1 column that’s left out', other: '# columns that are left out' }),
  categoriesHeading: 'What each category becomes',
  productsIn: products,
  chooseCategory: 'Choose a category',
  newCategory: 'New category',
  makeCategory: 'Add the category',
  checkAgain: 'Check again',
  checkFirst: 'You’ve changed how the file is read. Check it again before you import it.',
  restTitle: 'Left out',
  restText: 'The products come in without these. They’re kept with the lines of this import.',
  rest: {
    compare_at_price: 'Prices before the offer',
    sale_price: 'Offer prices that aren’t amounts, or whose dates are over or unclear',
    sale_price_high: 'Offer prices that aren’t below the price, so there’s no offer',
    tags: 'Tags',
    images: 'Pictures beyond the eighth, or without an address',
    stock: 'Stock of products that the shop counts itself, or that are sold without a count',
    stock_unclear: 'Stock that isn’t a whole number up to 99,999, so it isn’t counted',
    categories: 'Further categories',
    parts: 'Parts of boxes: a new box comes in hidden, choose its parts in the shop',
  },
  sum: ({ lines, add, change, same, refuse, parts }: Sum) =>
    [
      plural('en', lines, { one: '1 line in the file', other: '# lines in the file' }),
      [
        add > 0 && `${add} new`,
        change > 0 && `${change} changed`,
        same > 0 && `${same} the same`,
        refuse > 0 && `${refuse} refused`,
        parts > 0 && `${parts} that belong to products on other lines`,
      ]
        .filter(Boolean)
        .join(' + '),
    ]
      .filter(Boolean)
      .join(' = '),
  toRefused: (count: number) => `See what’s refused (${count})`,
  faultsTitle: 'What to put right in the file',
  /** The numbers of the first lines, and how many more there are. */
  inLines: (lines: number[], rest: number) => {
    const [last, ...before] = [...(rest > 0 ? [`${rest} more`] : []), ...lines.toReversed()];
    return before.length > 0 ? `Lines ${before.toReversed().join(', ')} and ${last}` : `Line ${last}`;
  },
  otherFaults: (count: number) =>
    plural('en', count, { one: 'Something else to put right', other: '# other things to put right' }),
  moreFaults: (count: number) =>
    plural('en', count, {
      one: 'Something else is told with its lines below.',
      other: '# other things are told with their lines below.',
    }),
  /** What to write in the file, where the messages for forms speak of a field. */
  toWrite: {
    price_missing: 'It’s missing. Write a number, such as 3.50',
    price_required: 'It has to be above 0',
    price_not_number: 'It isn’t a number',
    price_invalid: 'It has at most two decimal places',
    price_decimals: 'It has at most two decimal places',
    offer_high: 'Write an amount below the price',
    month_required: 'Write both months, from 1 to 12',
    date_invalid: 'Write a date like 2026-10-31',
    yes_no_invalid: 'Please write yes or no',
    store_invalid: 'Write Heritage or Cilka (mouneh or cilka)',
    category_unknown:
      'The shop doesn’t have it. Choose what it becomes under “Columns and categories”, or write one of the shop’s',
    category_required: 'Write a category of the shop',
    name_required: 'Write a name',
    name_en_required: 'Write a name',
    name_ar_required: 'Write a name',
    size_order_invalid: 'Write a whole number from 1 to 999',
    stock_negative: 'Write 0 or a whole number above it',
    line_repeated: 'This product is in the file twice. Keep one line of it',
  } as Record<string, string>,
  lines: 'Lines of the file',
  line: (number: number) => `Line ${number}`,
  more: (rest: number) => `Show more (${rest})`,
  none: 'No such lines',
  wholeLine: 'The line',
  fields: importColumns,
  yes: 'Yes',
  no: 'No',
  empty: 'empty',
  becomes: 'becomes',
};
