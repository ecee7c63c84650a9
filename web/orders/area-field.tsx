import { useRef, useState } from 'react';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { findAreas, matchArea, suggestAreas } from '../../contracts/find-areas.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import { freeIn, type Language } from '../../contracts/language.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SuggestInput } from '../ui/suggest-input.tsx';
import styles from './area-field.module.css';

type AreaFieldProps = {
  areas: OfferedArea[];
  /** The chosen one. */
  area: OfferedArea | null;
  /** What was typed where none is chosen. */
  typed: string;
  /** Called with the id of the chosen one, or with null and what is typed instead. */
  onChoose: (id: string | null, typed: string) => void;
  /** Called with whether a text is being typed that names no area yet, and whether areas are offered for it: with false once the field is left, too. */
  onTyping?: ((isTyping: boolean, isOffered: boolean) => void) | undefined;
  /** JD, where no area fits; null where that is told later. */
  elsewhere: number | null;
  /** What delivery to an area costs, JD, where it is known; null for none. */
  feeOf?: ((area: OfferedArea) => number | null) | undefined;
  disabled?: boolean | undefined;
  /** Whether it has to be answered: by an area, or by a text that is none of them. */
  required?: boolean | undefined;
  /** What is wrong with the answer. */
  fault?: string | false | undefined;
  /** Where it is not the reader's own. */
  label?: string | undefined;
  /** Where an area that is offered for another text has to be answered: whether it was declined, and why it has to be answered first. */
  question?: { isDeclined: boolean; onDecline: () => void; why: string | false } | undefined;
};

/** The most areas that are offered for a text that was left: more are its governorate's. */
const maxMeant = 3;

/** The shop's areas to choose from, found however they are typed. */
export function AreaField({
  areas,
  area,
  typed,
  onChoose,
  onTyping,
  elsewhere,
  feeOf,
  disabled,
  required,
  fault,
  label: ownLabel,
  question,
}: AreaFieldProps) {
  const language = useLanguage();
  const cart = useCartWords();
  const text = area ? labelOf(area, areas, language) : typed;
  const [isTyping, setTyping] = useState(false);
  const examples = areas.slice(0, 2).map(({ name }) => name[language]);
  const byLabel = new Map(areas.map((one) => [labelOf(one, areas, language), one]));
  const offered = (query: string) => suggestAreas(areas, query);
  const setTypes = (isNow: boolean, query = '') => {
    setTyping(isNow);
    onTyping?.(isNow, isNow && offered(query).length > 0);
  };
  const change = (changed: string) => {
    // With a space behind it, it may be the beginning of another place's name.
    const chosen = byLabel.get(changed);
    onChoose(chosen?.id ?? null, chosen ? '' : changed);
    setTypes(!chosen, changed);
  };
  // What is the name of one area is chosen without a tap.
  const settle = () => {
    const named = area ? undefined : (byLabel.get(text.trim()) ?? matchArea(areas, text));
    if (named) change(labelOf(named, areas, language));
    else setTypes(false);
  };
  const isOther = (query: string) => findAreas(areas, query).length === 0;
  const isUnknown = !isTyping && !area && text.trim() !== '';
  // What resembles an area's name, or has it and more, is left as it was typed, but the area stays offered: its fee may be another one.
  const meant = isUnknown && !disabled && !question?.isDeclined ? offered(text).slice(0, maxMeant) : [];
  const field = useRef<HTMLInputElement>(null);
  const fee = elsewhere ? formatPrice(elsewhere, language) : null;
  const hintElsewhere = fee === null ? cart.areaElsewhereFree : cart.areaElsewhere(fee);
  const hintUnknown = fee === null ? cart.areaUnknownFree : cart.areaUnknown(fee);
  const noteOf = (label: string) => {
    const one = byLabel.get(label);
    const cost = one && feeOf ? feeOf(one) : null;
    return cost === null ? undefined : cost === 0 ? freeIn(language) : formatPrice(cost, language);
  };
  const answer = (give: () => void, isByKey: boolean) => {
    give();
    // Its button goes; after a tap the keyboard is not opened anew.
    if (isByKey) field.current?.focus();
  };
  return (
    <>
      <Field
        label={ownLabel ?? cart.area}
        hint={area || elsewhere === null ? undefined : isUnknown ? hintUnknown : hintElsewhere}
        error={fault}
      >
        <SuggestInput
          ref={field}
          name="area"
          value={text}
          onValueChange={change}
          onBlur={settle}
          disabled={disabled}
          required={required}
          suggest={(query) => offered(query).map((one) => labelOf(one, areas, language))}
          listLabel={cart.areas}
          noneText={elsewhere === null ? feeWords[language].pending : hintUnknown}
          isOther={isOther}
          noteOf={feeOf && noteOf}
          placeholder={`${examples.join(language === 'ar' ? '، ' : ', ')}…`}
          enterKeyHint="next"
        />
      </Field>
      {meant.length > 0 && (
        <div className={styles.within} tabIndex={-1} data-area-question="">
          <span>
            {question?.why && <b className={styles.why}>{question.why}</b>} {cart.areaMeant}
          </span>
          {meant.map((one) => {
            const label = labelOf(one, areas, language);
            const note = noteOf(label);
            return (
              <Button
                key={one.id}
                variant="line"
                size="sm"
                onClick={({ detail }) => answer(() => change(label), detail === 0)}
              >
                {note ? [label, note].join(language === 'ar' ? '، ' : ', ') : label}
              </Button>
            );
          })}
          {question && (
            <Button
              variant="text"
              size="sm"
              onClick={({ detail }) => answer(question.onDecline, detail === 0)}
            >
              {cart.areaKept}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A name that several governorates have says which one is meant. */
function labelOf({ name, governorate }: OfferedArea, areas: OfferedArea[], language: Language): string {
  const isAlone = areas.filter((one) => one.name[language] === name[language]).length === 1;
  return isAlone ? name[language] : `${name[language]} (${nameOfGovernorate(governorate, language)})`;
}
