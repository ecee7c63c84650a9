import { Fragment } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { type Addressed, partsOf } from './address-of.ts';

/**
 * An address on one line. Each part is isolated: an Arabic street that ends in a number would hand it over to the English city that
 * follows. One in both scripts runs in the direction of the page, one in a single script in its own.
 */
export function AddressLine({ of }: { of: Addressed }) {
  const language = useLanguage();
  const parts = partsOf(of);
  const text = parts.join();
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const isMixed = isArabic && /[^\P{L}\p{Script=Arabic}]/u.test(text);
  const isRightToLeft = isMixed ? language === 'ar' : isArabic;
  return (
    <bdi dir={isRightToLeft ? 'rtl' : 'ltr'}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be called the same.
        <Fragment key={place}>
          {place > 0 && (isRightToLeft ? '، ' : ', ')}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}
