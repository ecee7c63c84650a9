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
  const { text, isTyping, suggest, named, change, settle } = useAreaAnswer({
    ...{ areas, area, typed, onChoose, onTyping },
  });
  const field = useRef<HTMLInputElement>(null);
  const examples = areas.slice(0, 2).map(({ name }) => name[language]);
  const isUnknown = !isTyping && !area && text.trim() !== '';
  // What resembles an area's name, or has it and more, is left as it was typed, but the area stays offered: its fee may be another one.
  const meant = isUnknown && !disabled && !question?.isDeclined ? suggest(text).slice(0, maxMeant) : [];
  const fee = elsewhere ? formatPrice(elsewhere, language) : null;
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
          suggest={suggest}
          listLabel={cart.areas}
          noneText={elsewhere === null ? feeWords[language].pending : hintUnknown}
          isOther={(query) => findAreas(areas, query).length === 0}
          noteOf={feeOf && noteOf}
          placeholder={`${examples.join(language === 'ar' ? '، ' : ', ')}…`}
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

/** What is in the field, and the areas by the labels that they have there. A text that is the name of one area chooses it once the field is left. */
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
    // With a space behind it, it may be the beginning of another place's name.
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
  /** Those that may be meant. */
  labels: string[];
  noteOf: (label: string) => string | undefined;
  onChoose: (label: string) => void;
  focusField: () => void;
};

/** Whether one of these areas is meant: each is a button, and so is what was typed where it has to be answered. */
function AreaQuestion({ labels, noteOf, onChoose, question, focusField }: AreaQuestionProps) {
  const language = useLanguage();
  const cart = useCartWords();
  const answer = (give: () => void, isByKey: boolean) => {
    give();
    // Its button goes; after a tap the keyboard is not opened anew.
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
            {note ? [label, note].join(language === 'ar' ? '، ' : ', ') : label}
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

/** A name that several governorates have says which one is meant. */
function labelOf({ name, governorate }: OfferedArea, areas: OfferedArea[], language: Language): string {
  const isAlone = areas.filter((one) => one.name[language] === name[language]).length === 1;
  return isAlone ? name[language] : `${name[language]} (${nameOfGovernorate(governorate, language)})`;
}
