import { useEffect, useState } from 'react';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { findAreas } from '../../contracts/find-areas.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import type { Language } from '../../contracts/language.ts';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { Field } from '../ui/field.tsx';
import { SuggestInput } from '../ui/suggest-input.tsx';
import styles from './area-field.module.css';
import type { Delivery } from './use-delivery.ts';

/** The shop's areas to choose from, found however they are typed, and what the chosen one costs and lacks. */
export function AreaField({ delivery, disabled }: { delivery: Delivery; disabled?: boolean }) {
  const language = useLanguage();
  const cart = useCartWords();
  const { area, options } = delivery;
  const areas = options?.areas ?? [];
  const [text, setText] = useState(() => (area ? labelOf(area, areas, language) : ''));
  const label = area && labelOf(area, areas, language);
  // Chosen elsewhere: by the address of the last order, or in the cart.
  useEffect(() => {
    if (label) setText(label);
  }, [label]);
  const change = (typed: string) => {
    setText(typed);
    const chosen = areas.find((one) => labelOf(one, areas, language) === typed.trim());
    chooseDelivery({ method: 'delivery', areaId: chosen?.id ?? null });
  };
  // What names one area alone is chosen without a tap.
  const settle = () => {
    const found = text.trim() === '' || area ? [] : findAreas(areas, text);
    if (found.length === 1 && found[0]) change(labelOf(found[0], areas, language));
  };
  const elsewhere = cart.areaElsewhere(formatPrice(options?.delivery_fee ?? 0, language));
  return (
    <div className={styles.area}>
      <Field label={cart.area} hint={area ? undefined : elsewhere}>
        <SuggestInput
          name="area"
          value={text}
          onValueChange={change}
          onBlur={settle}
          disabled={disabled}
          suggest={(typed) => findAreas(areas, typed).map((one) => labelOf(one, areas, language))}
          listLabel={cart.areas}
          placeholder={cart.areaHint}
          enterKeyHint="next"
        />
      </Field>
      <AreaNotes delivery={delivery} />
    </div>
  );
}

/** What is missing, said before anything is sent. */
function AreaNotes({ delivery }: { delivery: Delivery }) {
  const language = useLanguage();
  const cart = useCartWords();
  const { area, missingToMinimum, missingToFree } = delivery;
  if (!area) return null;
  const name = area.name[language];
  const sum = (amount: number) => formatPrice(amount, language);
  const hours = area.promise_hours;
  return (
    <div className={styles.notes} role="status">
      {!area.open && <p className={styles.fault}>{cart.areaClosed(name)}</p>}
      {area.open && missingToMinimum > 0 && (
        <p className={styles.fault}>{cart.toMinimum(sum(missingToMinimum), name)}</p>
      )}
      {area.open && missingToFree > 0 && <p>{cart.toFree(sum(missingToFree), name)}</p>}
      {area.open && hours !== null && (
        <p className="muted">{cart.promise(hours % 24 === 0 ? cart.days(hours / 24) : cart.hours(hours))}</p>
      )}
    </div>
  );
}

/** A name that several governorates have says which one is meant. */
function labelOf({ name, governorate }: OfferedArea, areas: OfferedArea[], language: Language): string {
  const isAlone = areas.filter((one) => one.name[language] === name[language]).length === 1;
  return isAlone ? name[language] : `${name[language]} (${nameOfGovernorate(governorate, language)})`;
}
