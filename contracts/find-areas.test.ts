import { expect, test } from 'vitest';
import { findAreas, findAreasWithin, matchArea, type NamedArea } from './find-areas.ts';

const area = (en: string, ar: string, other_names = '', governorate: NamedArea['governorate'] = 'Amman') => ({
  name: { en, ar },
  other_names,
  governorate,
});
const areas = [
  area('Abdoun', 'عبدون'),
  area('Abdali', 'العبدلي', 'Boulevard, البوليفارد'),
  area('Hai Nazzal', 'حي نزال'),
  area('Jabal Amman', 'جبل عمّان'),
  area('Jabal Al-Hussein', 'جبل الحسين'),
  area('Khalda', 'خلدا'),
  area('Shmeisani', 'الشميساني'),
  area('Sweifieh', 'الصويفية'),
  area('Salt', 'السلط', '', 'Balqa'),
  area('Huson', 'الحصن', 'Husn', 'Irbid'),
];
const find = (text: string) => findAreas(areas, text).map(({ name }) => name.en);

test.each([
  ['Abdoun', ['abdoun', 'ABDOUN', '3abdoun', 'abdon', 'عبدون', 'عبدو']],
  ['Sweifieh', ['sweifieh', 'swefieh', 'al sweifieh', 'swaifyeh', 'الصويفية', 'صويفيه', '9weifieh']],
  ['Shmeisani', ['shmesani', 'الشميساني', 'شميسانى']],
  ['Khalda', ['5alda', 'khalda', 'خلدا']],
  ['Jabal Al-Hussein', ['jabal hussein', 'jabal al hussein', 'jabal 7sein', 'جبل الحسين']],
  ['Hai Nazzal', ['7ai nazzal', 'nazzal', 'حي نزال']],
  ['Abdali', ['boulevard', 'البوليفارد', 'عبدلي']],
  ['Huson', ['husn', '7o9n', 'الحصن', 'حصن']],
])('%s is found however it is typed', (name, texts) => {
  for (const text of texts) expect(find(text)[0], text).toBe(name);
});

/** Every text that is typed on the way to a name, from its first letter. */
const beginningsOf = (name: string) => [...name].map((_, index) => [...name].slice(0, index + 1).join(''));

test.each(areas)(
  '$name.ar is among what is found from the first letter on, with its article or without',
  ({ name }) => {
    const bare = beginningsOf(name.ar.replace(/^ال/, ''));
    const articled = [
      ...bare.map((text) => `ال${text}`),
      ...beginningsOf(name.en).flatMap((text) => [`al-${text}`, `Al ${text}`]),
    ];
    for (const typed of [...beginningsOf(name.ar), ...beginningsOf(name.en), ...bare, ...articled]) {
      expect(find(typed), typed).toContain(name.en);
    }
  },
);

test.each([
  ['ال', ['Abdali', 'Shmeisani', 'Sweifieh', 'Salt', 'Huson']],
  ['الص', ['Sweifieh']],
  ['الس', ['Salt']],
  ['العب', ['Abdali']],
  ['جبل ال', ['Jabal Amman', 'Jabal Al-Hussein']],
  ['alsw', ['Sweifieh']],
])('%s finds first what begins so', (typed, names) => {
  expect(find(typed).slice(0, names.length).toSorted()).toEqual(names.toSorted());
});

test('an area whose name begins with a hamza is found without it', () => {
  const named = [
    area('Umm Uthaina', 'أم أذينة'),
    area('Eiraq Al-Amir', 'عراق الأمير'),
    area('Azraq', 'الأزرق'),
  ];
  const found = (text: string) => findAreas(named, text).map(({ name }) => name.en);
  expect(found('ام اذ')).toEqual(['Umm Uthaina']);
  expect(found('الاز')).toEqual(['Azraq']);
  expect(found('إزر')).toEqual(['Azraq']);
  expect(found('ا')).toEqual(expect.arrayContaining(['Umm Uthaina', 'Azraq']));
});

test('a governorate finds its areas, behind an area that has its name', () => {
  expect(find('عمان')).toEqual(expect.arrayContaining(['Jabal Amman', 'Abdoun', 'Khalda']));
  expect(find('عمان')[0]).toBe('Jabal Amman');
  expect(find('irbid')).toEqual(['Huson']);
});

test.each([
  ['Abdoun', ['عبدون الشمالي', 'north Abdoun', '3abdoun north', 'منطقة عبدون قرب الدوار']],
  ['Jabal Al-Hussein', ['حي جبل الحسين', 'jabal 7usein, near the school']],
])('%s is within a text that says more', (name, texts) => {
  for (const text of texts) {
    expect(find(text), text).toEqual([]);
    expect(findAreasWithin(areas, text)[0]?.name.en, text).toBe(name);
  }
});

test('no area is within a text that has only a part of its name, or a word that contains it', () => {
  for (const text of ['جبل', 'السلطاني', 'new jabal', '', ' ', 'ال'])
    expect(
      findAreasWithin(areas, text).map((one) => one.name.en),
      text,
    ).toEqual([]);
});

test.each([
  [
    'Abdoun',
    ['abd', '3abdn', 'Abdon', 'abdn', 'abduun', 'عبدن', 'عبدوون'],
    ['Weibdeh', 'webda', 'weibd', 'ويبدة', 'اللويبدة', 'Badia'],
  ],
  ['Sweifieh', ['swayfia', 'sweif', 'سويفيه', 'صوفيه'], ['Safawi', 'صافوط', 'Yousef']],
  ['Shmeisani', ['shmsani', 'shmesany', 'شمساني'], ['Shomina', 'شومينا']],
  ['Huson', ['husn', '7osn', 'حصون'], ['Ihsan', 'إحسان']],
  ['Jabal Amman', ['jbal aman', 'jabl 3aman'], ['Balama']],
])(
  '%s is offered for a text that is spelled about so, and not for another name with its consonants',
  (name, alike, others) => {
    for (const text of alike) expect(find(text), text).toContain(name);
    for (const text of others) expect(find(text), text).not.toContain(name);
  },
);

test('all stand in their order before anything is typed, and none for what names none', () => {
  expect(find(' ')).toEqual(areas.map(({ name }) => name.en));
  expect(find('qqqq')).toEqual([]);
});

const alone = {
  Abdoun: area('Abdoun', 'عبدون'),
  Abdali: area('Abdali', 'العبدلي', 'Boulevard, البوليفارد'),
  Sweifieh: area('Sweifieh', 'الصويفية'),
  Zarqa: area('Zarqa', 'الزرقاء', '', 'Zarqa'),
  'New Zarqa': area('New Zarqa', 'الزرقاء الجديدة', '', 'Zarqa'),
  "Ma'in": area("Ma'in", 'ماعين', '', 'Madaba'),
  Huson: area('Huson', 'الحصن', '', 'Irbid'),
  'Jabal Amman': area('Jabal Amman', 'جبل عمّان'),
  'Hashmi Shamali': area('Hashmi Shamali', 'الهاشمي الشمالي'),
};

test.each<[keyof typeof alone, string[]]>([
  ['Abdoun', ['Abdoun', 'abdun', '3abdon', 'عبدون', ' عبدون ']],
  ['Abdali', ['abdali', 'Al-Abdali', 'عبدلي', 'العبدلي', 'boulevard', 'بوليفارد']],
  ['Sweifieh', ['swefieh', '9weifieh', 'صويفيه', 'الصويفيّة']],
  ['Zarqa', ['zarka', 'الزرقا']],
  ['Huson', ['7uson', 'حصن']],
])('%s is chosen by its name alone, however it is spelt', (name, texts) => {
  for (const text of texts) expect(matchArea([alone[name]], text), text).toBe(alone[name]);
});

test.each<[keyof typeof alone, string[]]>([
  ['Abdoun', ['Weibdeh', 'اللويبدة', 'Abd', 'عبد', 'Amman', 'عمّان', 'Abdali', 'Abdoun Al-Shamali']],
  ['Abdali', ['Weibdeh', 'Abdoun', 'عبدون', 'عبد']],
  ['Sweifieh', ['Souf', 'سوف', 'sw', 'الص']],
  ['Zarqa', ['Azraq', 'الأزرق', 'New Zarqa', 'الزرقاء الجديدة']],
  ['New Zarqa', ['Zarqa', 'الزرقاء', 'new', 'Azraq']],
  ["Ma'in", ["Ma'an", 'معان', 'Amman']],
  ['Huson', ['Husseiniya', 'الحسينية', 'Al-Hasa']],
  ['Jabal Amman', ['Amman', 'عمّان', 'Jabal', 'جبل', 'Jabal Al-Weibdeh', 'Balama', 'بلعما']],
  ['Hashmi Shamali', ['Hashmieh', 'الهاشمية', 'الهاشمي']],
])('%s is not chosen by a text that only resembles its name, though it is the only area', (name, texts) => {
  for (const text of [...texts, '', ' ', 'ال', '3', 'qqqq', '؟'])
    expect(matchArea([alone[name]], text), text).toBeUndefined();
});

test('a name that two areas have chooses neither', () => {
  const mazar = [area('Mazar', 'المزار', '', 'Karak'), area('Mazar', 'المزار', '', 'Irbid')];
  for (const text of ['Mazar', 'المزار']) expect(matchArea(mazar, text), text).toBeUndefined();
});
