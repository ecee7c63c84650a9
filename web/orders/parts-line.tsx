import { Fragment } from 'react';
import type { Order } from '../../contracts/orders.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { useLanguage } from '../i18n/language.tsx';

type PartsLineProps = { parts: NonNullable<Order['items'][number]['parts']> };

const inEach = { en: 'In each:', ar: 'في كل صندوق:' };

/** What one box is made of, in a line: `In each: 2 × Labneh 500 g · 1 × Honey`. */
export function PartsLine({ parts }: PartsLineProps) {
  const language = useLanguage();
  return (
    <>
      {inEach[language]}{' '}
      {parts.map(({ name, weight, quantity }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an order never change.
        <Fragment key={place}>
          {place > 0 && ' · '}
          <bdi>
            {quantity} ×{' '}
            <bdi>{[name[language], formatWeight(weight, language)].filter(Boolean).join(' ')}</bdi>
          </bdi>
        </Fragment>
      ))}
    </>
  );
}
