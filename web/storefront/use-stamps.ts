import { useEffect } from 'react';
import { getStampCard } from '../../contracts/stamp-card.ts';
import { describeStamps, ordersLeft } from '../../contracts/stamp-words.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useLoaded } from './use-loaded.ts';

/** The customer's stamp card, read again after a refusal: another order may have taken its stamps. Nothing for a guest. */
export function useStamps(isCustomer: boolean, refusal: unknown): { isFull: boolean; text: string } {
  const language = useLanguage();
  const loaded = useLoaded(async (signal) => (isCustomer ? call(getStampCard, {}, { signal }) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a reason to read it again, and nothing else.
  useEffect(() => {
    if (refusal && loaded.status !== 'loading') loaded.retry();
  }, [refusal]);
  const card = loaded.status === 'ready' ? loaded.value : null;
  if (!card || card.every === null) return { isFull: false, text: '' };
  const { every, stamps } = card;
  return { isFull: ordersLeft(every, stamps) === 0, text: describeStamps(every, stamps, language) };
}
