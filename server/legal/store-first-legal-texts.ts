import { legalPages } from '../../contracts/legal.ts';
import type { Deps } from '../deps.ts';
import { deliveryReturns } from './first-texts/delivery-returns.ts';
import { privacy } from './first-texts/privacy.ts';
import { terms } from './first-texts/terms.ts';
import { legalTexts } from './legal-text.table.ts';

const firstTexts = { privacy, terms, 'delivery-returns': deliveryReturns };

/** Stores version 1 of each page, so that a later release with other texts does not change what was accepted. */
export async function storeFirstLegalTexts({ db }: Pick<Deps, 'db'>, now = new Date()): Promise<void> {
  const rows = legalPages.map((page) => ({
    page,
    version: 1,
    textEn: firstTexts[page].en,
    textAr: firstTexts[page].ar,
    publishedAt: now,
  }));
  await db.insert(legalTexts).values(rows).onConflictDoNothing();
}
