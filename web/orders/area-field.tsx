import { useRef, useState } from 'react';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { findAreas, matchArea, suggestAreas } from '../../contracts/find-areas.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import { commaIn, freeIn, type Language } from '../../contracts/language.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SuggestInput } from '../ui/suggest-input.tsx';
import styles from './area-field.module.css';

type AreaFieldProps = {
  areas: OfferedArea[];
  /** The chosen area. */
  area: OfferedArea | null;
  /** The typed text when none is chosen. */
  typed: string;
  /** Called with the id of the chosen area, or with null and the typed text. */
  onChoose: (id: string | null, typed: string) => void;
  /**
   * Called with whether the text being typed matches no area yet, and whether areas are suggested for it; with false on
   * leaving the field, too.
   */
  onTyping?: ((isTyping: boolean, isOffered: boolean) => void) | undefined;
  /** JD, the fee outside all areas; null where it is named later. While it loads, its hint keeps its room. */
  elsewhere: number | null | 'loading';
  /** The delivery fee to an area in JD, where known; null for none. */
  feeOf?: ((area: OfferedArea) => number | null) | undefined;
  disabled?: boolean | undefined;
  /** Whether an answer is required: an area, or a text that is none of them. */
  required?: boolean | undefined;
  /** The error of the field. */
  fault?: string | false | undefined;
  /** For an address that is not the reader's own. */
  label?: string | undefined;
  /** Set when the question about a similar area must be answered: whether it was declined, and why the answer is required. */
  question?: { isDeclined: boolean; onDecline: () => void; why: string | false } | undefined;
};

/** The most areas suggested for a text on leaving the field: more would be a whole governorate. */
const maxMeant = 3;

/** JD. While the fee loads, the invisible hint has the length of this one. */
const usualFee = 2;

/** A choice of the shop's areas, found in any spelling. */
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
  const { text, isTyping, suggest, named, change, settle } = useAreaAnswer({
    ...{ areas, area, typed, onChoose, onTyping },
  });
  const field = useRef<HTMLInputElement>(null);
  const examples = areas.slice(0, 2).map(({ name }) => name[language]);
  const isUnknown = !isTyping && !area && text.trim() !== '';
  // A text that resembles an area's name, or contains it, stays as typed, but the area is suggested, as its fee may differ.
  const meant = isUnknown && !disabled && !question?.isDeclined ? suggest(text).slice(0, maxMeant) : [];
  const fee = elsewhere ? formatPrice(elsewhere === 'loading' ? usualFee : elsewhere, language) : null;
  const hintElsewhere = fee === null ? cart.areaElsewhereFree : cart.areaElsewhere(fee);
  const hintUnknown = fee === null ? cart.areaUnknownFree : cart.areaUnknown(fee);
  const noteOf = (label: string) => {
    const one = named(label);
    const cost = one && feeOf ? feeOf(one) : null;
    return cost === null ? undefined : cost === 0 ? freeIn(language) : formatPrice(cost, language);
  };
  return (
    <>
      <Field
        label={ownLabel ?? cart.area}
        hint={
          area || elsewhere === null ? undefined : (
            <span className={elsewhere === 'loading' ? styles.room : undefined}>
              {isUnknown ? hintUnknown : hintElsewhere}
            </span>
          )
        }
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
          suggest={suggest}
          listLabel={cart.areas}
          noneText={elsewhere === null ? feeWords[language].pending : hintUnknown}
          isOther={(query) => findAreas(areas, query).length === 0}
          noteOf={feeOf && noteOf}
          placeholder={`${examples.join(commaIn(language))}…`}
          enterKeyHint="next"
        />
      </Field>
      {meant.length > 0 && (
        <AreaQuestion
          labels={meant}
          noteOf={noteOf}
          onChoose={change}
          question={question}
          focusField={() => field.current?.focus()}
        />
      )}
    </>
  );
}

/**
 * The field's text, and the areas by their labels in it. A text that is the name of exactly one area selects it on
 * leaving the field.
 */
function useAreaAnswer({
  areas,
  area,
  typed,
  onChoose,
  onTyping,
}: Pick<AreaFieldProps, 'areas' | 'area' | 'typed' | 'onChoose' | 'onTyping'>) {
  const language = useLanguage();
  const [isTyping, setTyping] = useState(false);
  const text = area ? labelOf(area, areas, language) : typed;
  const byLabel = new Map(areas.map((one) => [labelOf(one, areas, language), one]));
  const suggest = (query: string) => suggestAreas(areas, query).map((one) => labelOf(one, areas, language));
  const setTypes = (isNow: boolean, query = '') => {
    setTyping(isNow);
    onTyping?.(isNow, isNow && suggest(query).length > 0);
  };
  const change = (changed: string) => {
    // With a trailing space it may be the beginning of another place's name.
    const chosen = byLabel.get(changed);
    onChoose(chosen?.id ?? null, chosen ? '' : changed);
    setTypes(!chosen, changed);
  };
  const settle = () => {
    const named = area ? undefined : (byLabel.get(text.trim()) ?? matchArea(areas, text));
    if (named) change(labelOf(named, areas, language));
    else setTypes(false);
  };
  return { text, isTyping, suggest, named: (label: string) => byLabel.get(label), change, settle };
}

type AreaQuestionProps = Pick<AreaFieldProps, 'question'> & {
  /** The suggested areas. */
  labels: string[];
  noteOf: (label: string) => string | undefined;
  onChoose: (label: string) => void;
  focusField: () => void;
};

/** Asks whether one of these areas is meant: each is a button, and so is the typed text where an answer is required. */
function AreaQuestion({ labels, noteOf, onChoose, question, focusField }: AreaQuestionProps) {
  const language = useLanguage();
  const cart = useCartWords();
  const answer = (give: () => void, isByKey: boolean) => {
    give();
    // Focus management: the button is removed; after a tap the keyboard must not open again.
    if (isByKey) focusField();
  };
  return (
    <div className={styles.within} tabIndex={-1} data-area-question="">
      <span>
        {question?.why && <b className={styles.why}>{question.why}</b>} {cart.areaMeant}
      </span>
      {labels.map((label) => {
        const note = noteOf(label);
        return (
          <Button
            key={label}
            variant="line"
            size="sm"
            onClick={({ detail }) => answer(() => onChoose(label), detail === 0)}
          >
            {note ? [label, note].join(commaIn(language)) : label}
          </Button>
        );
      })}
      {question && (
        <Button variant="text" size="sm" onClick={({ detail }) => answer(question.onDecline, detail === 0)}>
          {cart.areaKept}
        </Button>
      )}
    </div>
  );
}

/** A name that several governorates have is shown with its governorate. */
function labelOf({ name, governorate }: OfferedArea, areas: OfferedArea[], language: Language): string {
  const isAlone = areas.filter((one) => one.name[language] === name[language]).length === 1;
  return isAlone ? name[language] : `${name[language]} (${nameOfGovernorate(governorate, language)})`;
}
