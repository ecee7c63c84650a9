import { expect, test } from 'vitest';
import { updateProduct } from '../../contracts/catalogue.ts';
import { exportProducts, getImport, undoImport } from '../../contracts/imports.ts';
import { csv, openImports, short } from '../support/open-imports.ts';

const imports = await openImports();
const { app, call, check, take, named, linesOf, faultsOf, token } = imports;
const factsOf = async (name: string) => (await named(name))?.food_facts;

test('a file brings facts, under its own headings or a seller’s, and undoing the import takes them back', async () => {
  await take(
    csv(
      `${short},ingredients_en,allergens_contains,allergens_free_of,marks,made_on`,
      'Halva,حلاوة,3,spices,mouneh,"Sesame, sugar",sesame,"milk; eggs","halal, Vegan",2026-10-01',
    ),
  );
  const halva = {
    ingredients: { en: 'Sesame, sugar', ar: '' },
    allergens: { sesame: 'contains', milk: 'free_of', eggs: 'free_of' },
    marks: ['halal', 'vegan'],
    made_on: '2026-10-01',
  };
  expect(await factsOf('Halva')).toMatchObject(halva);
  const applied = await take(
    csv(
      'اسم المنتج,السعر,المكونات,مسببات الحساسية,تاريخ الصنع',
      'Halva,3,سمسم وسكر,"السمسم، فستق حلبي",٢٠٢٦-١١-٠٢',
    ),
  );
  expect(await factsOf('Halva')).toMatchObject({
    ...halva,
    ingredients: { en: 'Sesame, sugar', ar: 'سمسم وسكر' },
    allergens: { sesame: 'contains', nuts: 'contains', milk: 'free_of', eggs: 'free_of' },
    made_on: '2026-11-02',
  });
  await call(undoImport, { id: applied.id }, { token });
  expect(await factsOf('Halva')).toMatchObject(halva);
});

test('a column has all of its level, an allergen moves between columns, and an empty cell makes it unknown', async () => {
  const headings = `${short},allergens_contains,allergens_may_contain`;
  const line = 'Tahini,طحينة,3,spices,mouneh';
  await take(csv(headings, `${line},"sesame, nuts",milk`));
  await take(csv('name_en,slug,allergens_may_contain', 'Tahini,tahini,nuts'));
  expect((await factsOf('Tahini'))?.allergens).toEqual({ sesame: 'contains', nuts: 'may_contain' });
  await take(csv('name_en,slug,allergens_contains,allergens_may_contain', 'Tahini,tahini,,'));
  expect(await factsOf('Tahini')).toBeNull();
});

test('a line with a name that is not known, twice or belied is refused and says which', async () => {
  const headings = `${short},allergens_contains,allergens_free_of,marks,made_on`;
  const line = (name: string, cells: string) => `${name},${name},3,spices,mouneh,${cells}`;
  const seen = await check(
    csv(
      headings,
      line('One', 'unicorn,,,'),
      line('Two', 'milk,dairy,,'),
      line('Three', ',,tasty,'),
      line('Four', 'milk,,vegan,'),
      line('Five', ',,,last autumn'),
      line('Six', 'griffin;yeti,,,'),
    ),
  );
  expect(await faultsOf(seen)).toEqual([
    [2, 'allergen_unknown'],
    [3, 'allergen_twice'],
    [4, 'mark_unknown'],
    [5, 'mark_belied'],
    [6, 'date_invalid'],
    [7, 'allergen_unknown', 'allergen_unknown'],
  ]);
  // A line with the same fault twice counts once.
  const [most] = (await call(getImport, { id: seen.id }, { token })).faults ?? [];
  expect(most).toEqual({ column: 'allergens_contains', code: 'allergen_unknown', count: 2, lines: [2, 7] });
  const [first, , , fourth] = await linesOf(seen, 'refuse');
  expect(first?.faults).toMatchObject([{ column: 'allergens_contains', value: 'unicorn' }]);
  expect(fourth?.faults).toMatchObject([{ column: 'marks' }]);
});

test('the file of all products has the facts, and says nothing new when it comes in again', async () => {
  await take(csv(short, 'Zaatar,زعتر,3,spices,mouneh'));
  const { id } = (await named('Zaatar')) ?? { id: '' };
  await call(
    updateProduct,
    {
      id,
      category: 'spices',
      food_facts: {
        ingredients: { en: 'Thyme,\nsesame, "sumac"', ar: '=سمسم' },
        shelf_life: { en: '', ar: 'سنة' },
        allergens: { sesame: 'contains', nuts: 'may_contain', milk: 'free_of', gluten: 'free_of' },
        marks: ['vegan', 'organic'],
      },
    },
    { token },
  );
  const answer = await app.request(`/api${exportProducts.path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const file = await answer.text();
  expect(file).toContain('sesame,nuts,"gluten, milk","organic, vegan"');
  const seen = await check(file);
  expect(seen.counts).toMatchObject({ add: 0, change: 0, refuse: 0 });
  expect(seen.counts.same).toBeGreaterThan(0);
});

test('a change of the facts is shown by its columns before it is made', async () => {
  await take(csv(`${short},allergens_contains`, 'Labneh,لبنة,3,spices,mouneh,milk'));
  const seen = await check(
    csv('name_en,slug,allergens_contains,storage_en', 'Labneh,labneh,"milk, gluten",Keep cold'),
  );
  expect((await linesOf(seen, 'change'))[0]?.changes).toEqual([
    { column: 'storage_en', before: '', after: 'Keep cold' },
    { column: 'allergens_contains', before: 'milk', after: 'gluten, milk' },
  ]);
});

test('a product that a file says was made on a day to come is refused with its line', async () => {
  const head = 'name_en,name_ar,price,category,store,made_on';
  const seen = await check(
    csv(head, 'Molasses,دبس,4,spices,mouneh,2098-01-01', 'Salt,ملح,1,spices,mouneh,2024-02-29'),
  );
  expect(
    (await linesOf(seen)).map(({ outcome, faults }) => [outcome, faults.map(({ code }) => code)]),
  ).toEqual([
    ['refuse', ['date_in_future']],
    ['add', []],
  ]);
});
