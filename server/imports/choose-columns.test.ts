import { expect, test } from 'vitest';
import { chooseColumns } from './choose-columns.ts';

const fieldsOf = (...headings: string[]) => chooseColumns(['الاسم', ...headings]).fields.slice(1);

test.each(['المنشأ', 'البلد', 'بلد', 'مكان', 'المكان', 'مكان المنشأ', 'Place of origin'])(
  'a column «%s» of a sheet is the origin',
  (heading) => {
    expect(fieldsOf(heading)).toEqual(['origin']);
  },
);

test('«مكان» beside a column of the origin is something else', () => {
  expect(fieldsOf('مكان', 'المنشأ')).toEqual([null, 'origin']);
  expect(fieldsOf('بلد المنشأ', 'المكان')).toEqual(['origin', null]);
});
