import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findTown } from '../../contracts/governorates.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { AddressValues } from './address-values.ts';

type Known = {
  /** Whether there is (or may be, before this is known) a field for the area, which determines city and country. */
  mayHaveAreas: boolean;
  isAreaChosen: boolean;
  /** Whether an area has to be chosen or typed first, but was not. */
  isAreaMissing?: boolean;
  /** The typed area when it is not one of the shop's. */
  typedArea: string;
  /** Whether the address is abroad: then the typed area is the city. */
  isAbroad?: boolean;
  /** The side, where a form switches between places, each with its own fields: their state is reset on a change. */
  side?: string;
};

/**
 * Whether an address asks for city and country: once it is clear that it is not in one of the shop's areas. While an
 * area is being typed, the fields shown stay, so that nothing moves.
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
  // Once shown, the fields stay, also when the city is emptied to be retyped.
  const isAreaPassed = !isAreaMissing && (isPassed || isSubmitting || isSubmitted);
  const isShownNow = isShown.current || !mayHaveAreas || hasCity || isAreaPassed;
  if (!isTyping) isShown.current = isShownNow && !isAreaChosen;
  /** A town that was typed as the area is the city, so it is not asked for again. */
  const town = isAreaChosen ? '' : isAbroad ? typedArea.trim() : (findTown(typedArea)?.[language] ?? '');
  const filled = useRef('');
  useEffect(() => {
    if (isTyping || (isPassed && town === filled.current)) return;
    const city = form.getValues('city');
    // Abroad there is no area field whose completion could be awaited.
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
    /** For the area's field: whether a text is being typed that matches no area yet. */
    onTyping: (isNow: boolean) => {
      setTyping(isNow);
      if (!isNow) setPassed(true);
    },
    /** For the street: a customer who fills it in has finished with the area. */
    onPassed: () => setPassed(true),
  };
}
