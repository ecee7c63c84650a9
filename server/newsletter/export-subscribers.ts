import { stringify } from 'csv-stringify/sync';
import { asc } from 'drizzle-orm';
import type { AnsweredFile } from '../../contracts/endpoint.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import type { Context } from '../context.ts';
import { subscribers } from './subscriber.table.ts';

/** How many addresses are on the list. */
export async function countSubscribers({ db }: Context): Promise<{ count: number }> {
  return { count: await db.$count(subscribers) };
}

/** The whole list as CSV for a program that sends letters; spreadsheets read it as UTF-8 and run nothing of it. */
export async function exportSubscribers({ db, config, now }: Context): Promise<AnsweredFile> {
  const list = await db
    .select()
    .from(subscribers)
    .orderBy(asc(subscribers.createdAt), asc(subscribers.email));
  const rows = list.map(({ email, language, createdAt, leaveToken }) => ({
    email,
    language,
    since: dayOf(createdAt),
    leave: config.publicUrl + pathInLanguage(`/newsletter/leave/${leaveToken}`, language),
  }));
  const text = stringify(rows, {
    header: true,
    columns: ['email', 'language', 'since', 'leave'],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return { name: `newsletter-${dayOf(now())}.csv`, bytes: new TextEncoder().encode(text) };
}

const dayOf = (at: Date): string => at.toLocaleDateString('sv', { timeZone: 'Asia/Amman' });
