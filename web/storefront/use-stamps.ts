import { useEffect } from 'react';
import { getStampCard } from '../../contracts/stamp-card.ts';
import { describeStamps, ordersLeft, stampWords } from '../../contracts/stamp-words.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { Delivery } from './use-delivery.ts';
import { useLoaded } from './use-loaded.ts';

type Stamps = {
  /** The delivery fee after applying the card. */
  feeOf: (delivery: Pick<Delivery, 'fee' | 'country'>) => Delivery['fee'];
  /** Whether the card's reward makes delivery free, in Jordan. */
  isFull: boolean;
  textOf: (delivery: Pick<Delivery, 'fee' | 'country'>) => string;
};

/**
 * The customer's stamp card, refetched after a refusal: another order may have spent its stamps. Empty for a guest, and
 * until the customer is known.
 */
export function useStamps(isCustomer: boolean, refusal: unknown): Stamps {
  const language = useLanguage();
  const loaded = useLoaded(async (signal) => (isCustomer ? call(getStampCard, {}, { signal }) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login and each refusal are reasons to read it again, and nothing else.
  useEffect(() => {
    if ((isCustomer || refusal) && loaded.status !== 'loading') loaded.retry();
  }, [isCustomer, refusal]);
  const card = loaded.status === 'ready' ? loaded.value : null;
  if (!card || card.every === null) return { feeOf: ({ fee }) => fee, isFull: false, textOf: () => '' };
  const { every, stamps } = card;
  const isFull = ordersLeft(every, stamps) === 0;
  const isFree = ({ fee, country }: Pick<Delivery, 'fee' | 'country'>) =>
    isFull && !country && (fee === 'by_area' || Number(fee) > 0);
  return {
    feeOf: (delivery) => (isFree(delivery) ? 0 : delivery.fee),
    isFull,
    textOf: (delivery) =>
      isFree(delivery) ? stampWords[language].fullNow : describeStamps(every, stamps, language),
  };
}
