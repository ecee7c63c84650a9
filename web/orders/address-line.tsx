import { Fragment } from 'react';
import type { SavedAddress } from '../../contracts/addresses.ts';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { TypedText } from '../ui/typed-text.tsx';
import { type Addressed, partsOf, pickupIn } from './address-of.ts';

/**
 * An address on one line, in the reader's language. Each part is isolated: otherwise an Arabic street that ends in a
 * number would attach it to the English city that follows. An address in a single script has its own direction; a mixed
 * one has the page's, with dots between its parts, as a comma after an Arabic street would appear at its start.
 */
export function AddressLine({ of }: { of: Addressed }) {
  const language = useLanguage();
  const { pickup } = useContent();
  const parts = partsOf(pickupIn(language, of, pickup), language);
  const text = parts.map((part) => part.word + part.text).join();
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const isMixed = isArabic && /[^\P{L}\p{Script=Arabic}]/u.test(text);
  const isRightToLeft = isMixed ? language === 'ar' : isArabic;
  const separator = isMixed ? '\u00a0· ' : isRightToLeft ? '، ' : ', ';
  return (
    <bdi dir={isRightToLeft ? 'rtl' : 'ltr'}>
      {parts.map(({ word, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be called the same.
        <Fragment key={place}>
          {place > 0 && separator}
          {word && `${word}\u00a0`}
          <TypedText>{text}</TypedText>
        </Fragment>
      ))}
    </bdi>
  );
}

type ProfileLineProps = { line: string; saved: SavedAddress | null | undefined };

/** A profile's address, composed from the default address; a line that was typed as a whole is shown unchanged. */
export function ProfileLine({ line, saved }: ProfileLineProps) {
  if (!saved?.city) return <TypedText>{line}</TypedText>;
  return <AddressLine of={{ shipping_address: saved, delivery: { area: saved.area } }} />;
}
