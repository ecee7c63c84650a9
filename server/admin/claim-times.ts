import type { Bilingual } from '../../contracts/language.ts';
import { plural } from '../../contracts/plural.ts';

const day = 24;
/** The most hours that are named as hours; longer times are named in days. */
const maxHours = 2 * day;

/** Hours in whole days, rounded up. Used after "in" and «خلال». */
export const daysIn = (hours: number): Bilingual => {
  const days = Math.max(1, Math.ceil(hours / day));
  return {
    en: plural('en', days, { one: '# day', other: '# days' }),
    ar: plural('ar', days, { one: 'يوم', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  };
};

/** A duration in whole hours, or in days when it is long. */
export const timeIn = (hours: number): Bilingual => {
  if (hours > maxHours) return daysIn(hours);
  const whole = Math.max(1, Math.ceil(hours));
  return {
    en: plural('en', whole, { one: 'an hour', other: '# hours' }),
    ar: plural('ar', whole, { one: 'ساعة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
  };
};
