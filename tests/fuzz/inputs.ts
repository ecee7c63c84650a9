import fc from 'fast-check';

/** The subset of JSON Schema that the API's description uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** Letters that can become eighteen when folded, or that take two to four bytes. */
const growing = [
  '㌀',
  '㍿',
  'ﷺ',
  '㏂',
  'ŉ',
  'İ',
  'ﬃ',
  '中',
  '한',
  '𝔸',
  '𐐀',
  '𝟘',
  '👩',
  'é',
  'Z\u0334',
  'ﻻ',
  'a',
];

/** A word of the greatest length of its field, or a letter longer. */
const endless = (longest = 1_000): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...growing), fc.constantFrom(-1, 0, 0, 0, 1))
    .map(([letter, more]) => letter.repeat(Math.max(1, Math.floor(longest / letter.length) + more)));

/** Texts that often break programs. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202e\u2066gnp.exe',
  '\u2069\u2069',
  '\ufeff',
  '\u200b',
  '\r\nBcc: all@example.com',
  '٣٫٥',
  'سلمى حدّاد',
  '👩‍👧',
  'ﷺ'.repeat(300),
  `Z${'̴͚'.repeat(400)}`,
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '9007199254740993',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table users; --",
  "' or '1'='1",
  '\\',
  '%',
  '%00',
  '_%_',
  '%E0%A4%A',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would be tricked with.
  '${7*7}{{7*7}}',
  '=1+1',
  '//elsewhere.example',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zy8+',
  '!!(&|:*<->)',
  '2026-02-30',
  '+275760-09-14T00:00:00Z',
  'a'.repeat(5_000),
  'a@'.repeat(2_000),
  ' \t'.repeat(3_000),
];

/** Fragments inserted into otherwise valid texts. */
const oddPieces = [
  '\0',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u2067',
  '\r\n',
  '\t',
  '\u2028',
  '\u0085',
  '\u00ad',
  '\ufffe',
  '\u{10ffff}',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '$1',
  '\\u0000',
  '<b>',
  '&amp;',
  ':*&!()|',
  '👩‍👧',
  'ﷺ',
  'أ',
  '٣',
];

const plainText = fc.constantFrom('Salma', 'makdous', '2026-01-15', 'en', 'سلمى', 'labneh balls', '12', 'x');

const pieced = fc.tuple(plainText, fc.constantFrom(...oddPieces), plainText).map((parts) => parts.join(''));

const oddText = fc.oneof(
  { arbitrary: fc.constantFrom(...oddTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);

const nest = (depth: number, inside: unknown): unknown => {
  let value = inside;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const oddNumbers = [0, -1, 0.001, 1e-9, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 99.999, Number.MAX_VALUE];

/** Anything but the expected type. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: oddText, weight: 6 },
  {
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }),
    weight: 3,
  },
  { arbitrary: fc.constantFrom(...oddNumbers), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  { arbitrary: fc.integer({ min: 1, max: 400 }).map((depth) => nest(depth, 'deep')), weight: 1 },
  { arbitrary: fc.integer({ min: 50, max: 3_000 }).map((length) => Array(length).fill('x')), weight: 1 },
);

/** Values that exist in the shop, by field name. */
export type Known = Record<string, unknown[]>;

const often = <T>(usual: fc.Arbitrary<T>, weight: number, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: other, weight: 1 });

/** A mostly valid value for a schema, with random faults in it. */
export function valueFor(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const sound = soundValue(schema, name, known);
  return often(sound, 14, anything);
}

function soundValue(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const [first, ...more] = known[name] ?? [];
  if (first !== undefined) return fc.constantFrom(first, ...more);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => soundValue(choice, name, known)));
  if (schema.allOf?.length) return soundValue(Object.assign({}, ...schema.allOf), name, known);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return fc.oneof(
        plainText,
        pieced,
        endless(schema.maxLength),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(schema.maxLength ?? 60, 60) }),
      );
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 200, 200) });
    case 'number':
      return fc.integer({ min: 0, max: 20_000 }).map((qirsh) => qirsh / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const items = typeof schema.items === 'object' ? schema.items : {};
      return fc.array(valueFor(items, name, known), { maxLength: 5 });
    }
    case 'object':
      return objectFor(schema, known);
    default:
      return anything;
  }
}

/** An object with a schema's properties, some of them missing, wrong, or unknown. */
function objectFor(schema: Schema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const parts = properties.map(([name, property]) =>
    fc.tuple(fc.integer({ min: 0, max: 19 }), valueFor(property, name, known)).map(([chance, value]) => {
      const isThere = required.has(name) ? chance > 0 : chance > 8;
      return isThere ? [[name, value] as const] : [];
    }),
  );
  const stray = fc.option(fc.tuple(fc.constantFrom('role', '__proto__', 'id', 'x\0', ''), anything), {
    freq: 8,
  });
  return fc.tuple(fc.tuple(...parts), stray).map(([given, extra]) => {
    const entries = given.flat();
    return Object.fromEntries(extra ? [...entries, extra] : entries);
  });
}

/** A request body: mostly JSON, otherwise what a broken or hostile program would send. */
export function bodyFor(schema: Schema, known: Known): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const object = objectFor(schema, known).map((value) => JSON.stringify(value));
  const broken = fc.tuple(object, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(5));
  return fc.oneof(
    { arbitrary: object, weight: 14 },
    {
      arbitrary: broken.map(([text, share, way]) => {
        const place = Math.floor(text.length * share);
        if (way === 0) return text.slice(0, place);
        if (way === 1) return `${text.slice(0, place)}\0${text.slice(place)}`;
        // Every key twice.
        if (way === 2) return text.replace(/^\{(.+)\}$/s, '{$1,$1}');
        if (way === 3) return `\ufeff${text}`;
        if (way === 4) return `[${text},${text}]`;
        return `${text}${text}`;
      }),
      weight: 3,
    },
    {
      arbitrary: fc.constantFrom(
        '',
        'null',
        '[]',
        '"text"',
        '0',
        '{"a":1e999999}',
        '{"a":"\\ud800\\u0000"}',
        '['.repeat(20_000),
        '{"a":'.repeat(8_000),
        `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
        `{"a":"${'x'.repeat(140_000)}"}`,
        'a=1&b=2',
      ),
      weight: 1,
    },
    {
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
      weight: 1,
    },
  );
}

/** A path segment or query value, URL-encoded. */
export const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A lone surrogate can't be URL-encoded, except as bytes.
  return encodeURIComponent((text ?? '').toWellFormed()).slice(0, 6_000);
};

/** Invalid escapes, and escapes that a path must not contain. */
export const oddEscapes = fc.constantFrom(
  '%',
  '%zz',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%00',
  '%2e%2e%2f',
  '%5c',
);
