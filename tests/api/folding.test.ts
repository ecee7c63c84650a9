import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { wordsOf } from '../../contracts/fold-text.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { stripClitics } from '../../server/search/word-forms.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db } = await createTestDatabase();

/** The blocks of Latin and Arabic letters, their marks and their presentation forms. */
const blocks: Record<string, [from: number, to: number]> = {
  'Basic Latin to Combining Marks': [0x1, 0x36f],
  Arabic: [0x600, 0x6ff],
  'Arabic Supplement': [0x750, 0x77f],
  'Arabic Extended-B and -A': [0x870, 0x8ff],
  'Combining Marks Extended': [0x1ab0, 0x1aff],
  'Phonetic Extensions, Combining Marks Supplement, Latin Extended Additional': [0x1d00, 0x1eff],
  'General Punctuation to Letterlike Symbols': [0x2000, 0x214f],
  'Latin Extended-C': [0x2c60, 0x2c7f],
  'Latin Extended-D': [0xa720, 0xa7ff],
  'Latin Extended-E': [0xab30, 0xab6f],
  'Latin ligatures': [0xfb00, 0xfb06],
  'Arabic Presentation Forms-A': [0xfb50, 0xfdff],
  'Combining Half Marks': [0xfe20, 0xfe2f],
  'Arabic Presentation Forms-B': [0xfe70, 0xfeff],
  'Halfwidth and Fullwidth Forms': [0xff00, 0xffef],
  'Latin Extended-F': [0x10780, 0x107bf],
  'Rumi Numerals': [0x10e60, 0x10e7f],
  'Arabic Extended-C': [0x10ec0, 0x10eff],
  'Latin Extended-G': [0x1df00, 0x1dfff],
  'Arabic Mathematical Symbols': [0x1ee00, 0x1eeff],
};

test.each(Object.entries(blocks))(
  'PostgreSQL folds every code point of %s as the shop does: alone, within a word of either script, and twice',
  async (_, [from, to]) => {
    const letters = Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    const texts = letters.flatMap((letter) => [letter, `a${letter}b`, `ب${letter}ت`, `${letter}${letter}`]);
    const { rows } = await db.execute<{ words: string[] }>(sql`
      select folded_words(text) as words from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t (text, n) order by n`);
    const differing = texts.flatMap((text, index) => {
      const here = [...new Set(wordsOf(text).flatMap((word) => [word, stripClitics(word)]))]
        .toSorted()
        .join(' ');
      const there = rows[index]?.words.toSorted().join(' ');
      return here === there
        ? []
        : [`${text} U+${text.codePointAt(Math.floor(text.length / 3))?.toString(16)}: ${here} | ${there}`];
    });
    expect(differing).toEqual([]);
  },
);

test('accounts, messages and orders from before are found by letters that the server did not know', async () => {
  const { db: old } = await createTestDatabase('bare');
  await old.transaction((tx) => makeTablesAnew(tx, readMigrations().slice(0, 20)));
  const newer = '\u{870}\u{889} \u{a7ce}';
  await old.execute(
    sql`insert into users (email, name, password_hash) values ('a@example.com', ${newer}, 'x')`,
  );
  await old.execute(
    sql`insert into messages (name, email, subject, message, language, created_at)
      values ('Salma', 'a@example.com', 'order', ${newer}, 'en', now())`,
  );
  await old.execute(
    sql`insert into orders (customer_name, customer_email, street, city, country, language, subtotal_qirsh,
        delivery_fee_qirsh, total_qirsh, idempotency_key, body_hash)
      values (${newer}, '', '', 'Amman', '', 'en', 0, 0, 0, '', '')`,
  );
  await migrateDatabase(old);
  for (const table of ['users', 'messages', 'orders']) {
    const { rows } = await old.execute<{ words: string[] }>(
      sql`select tsvector_to_array(search_vector) as words from ${sql.identifier(table)}`,
    );
    for (const word of wordsOf(newer)) expect(rows[0]?.words, table).toContain(word);
  }
});
