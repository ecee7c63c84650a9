import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findTown } from '../../contracts/governorates.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { AddressValues } from './address-values.ts';

type Known = {
  /** Whether there is, or may be once it is known, a field for the area, which says city and country. */
  mayHaveAreas: boolean;
  isAreaChosen: boolean;
  /** Whether an area has to be chosen or typed first, and is not. */
  isAreaMissing?: boolean;
  /** What was typed as an area that is none of the shop's. */
  typedArea: string;
  /** Whether the address is in another country: what was typed as an area is the city then. */
  isAbroad?: boolean;
  /** Where one goes over to another side, each with a place of its own: what was shown on the one says nothing of the other. */
  side?: string;
};

/**
 * When an address asks for city and country: once it is known that no area of the shop's is meant. While one is typed what is shown
 * stays, so that nothing moves.
 */
export function useCityFields<Values extends FieldValues & AddressValues, Parsed extends FieldValues>(
  anyForm: UseFormReturn<Values, unknown, Parsed>,
  { mayHaveAreas, isAreaChosen, isAreaMissing = false, typedArea, isAbroad = false, side }: Known,
) {
  const language = useLanguage();
  const form = anyForm as unknown as UseFormReturn<AddressValues>;
  const { isSubmitting, isSubmitted } = form.formState;
  const hasCity = form.watch('city') !== '';
  const [isTyping, setTyping] = useState(false);
  const [isPassed, setPassed] = useState(false);
  const isShown = useRef(false);
  const sideBefore = useRef(side);
  if (sideBefore.current !== side) isShown.current = false;
  sideBefore.current = side;
  // Once shown it stays, also when the city is emptied to be typed anew.
  const isAreaPassed = !isAreaMissing && (isPassed || isSubmitting || isSubmitted);
  const isShownNow = isShown.current || !mayHaveAreas || hasCity || isAreaPassed;
  if (!isTyping) isShown.current = isShownNow && !isAreaChosen;
  /** A town that was typed as the area is the city: it is not asked for twice. */
  const town = isAreaChosen ? '' : isAbroad ? typedArea.trim() : (findTown(typedArea)?.[language] ?? '');
  const filled = useRef('');
  useEffect(() => {
    if (isTyping || (isPassed && town === filled.current)) return;
    const city = form.getValues('city');
    // Abroad no area is asked for that could be passed.
    const isDue = isAbroad && town !== '' && city === '';
    if (!isPassed && !isDue) {
      // A draft's city may have been filled in before a reload.
      filled.current = city === town ? town : '';
      return;
    }
    const isTypedByHand = city !== '' && city !== filled.current;
    filled.current = town;
    if (isTypedByHand || city === town) return;
    form.setValue('city', town, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [form, town, isTyping, isPassed, isSubmitted, isAbroad]);
  return {
    isShown: isShown.current,
    /** Of the area's field: whether a text is being typed that names none yet. */
    onTyping: (isNow: boolean) => {
      setTyping(isNow);
      if (!isNow) setPassed(true);
    },
    /** Of the street: who fills it in has passed the area. */
    onPassed: () => setPassed(true),
  };
}
