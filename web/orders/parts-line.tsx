import { Fragment } from 'react';
import { directionOf } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { inEachBox } from '../../contracts/part-words.ts';
import { formatSize } from '../i18n/format.ts';
import { keepNumberWithUnit } from '../i18n/keep-number-with-unit.ts';
import { useLanguage } from '../i18n/language.tsx';

type PartsLineProps = { parts: NonNullable<Order['items'][number]['parts']> };

/** The contents of one box on a line: `In each: 2 × Labneh 500 g · 1 × Honey`. */
export function PartsLine({ parts }: PartsLineProps) {
  const language = useLanguage();
  return (
    <>
      {inEachBox[language]} <NamedParts parts={parts} />
    </>
  );
}

/** `2 × Labneh 500 g · 1 × Honey`. */
export function NamedParts({ parts }: PartsLineProps) {
  const language = useLanguage();
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an order never change.
    <Fragment key={place}>
      {place > 0 && ' · '}
      {/* By itself it would be left to right: an isolated name does not affect the direction. */}
      <bdi dir={directionOf(language)}>
        {part.quantity}&nbsp;×&nbsp;<bdi>{keepNumberWithUnit(part.name[language])}</bdi>
        {part.weight && (
          <>
            {' '}
            <bdi>{formatSize(part.weight, language)}</bdi>
          </>
        )}
      </bdi>
    </Fragment>
  ));
}
