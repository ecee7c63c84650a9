import { useSyncExternalStore } from 'react';
import { type Language, localeOf } from '../../contracts/language.ts';
import { formatDate, formatDateInDigits, formatMoment } from '../i18n/format-moment.ts';
import { useLanguage } from '../i18n/language.tsx';

type AgeProps = {
  at: string;
  /** Abbreviates a date to digits, where there is little room. */
  isBrief?: boolean;
};

/** How long ago something was, kept up to date; older than a month, the date. */
export function Age({ at, isBrief = false }: AgeProps) {
  const language = useLanguage();
  const now = useSyncExternalStore(everyMinute, currentMinute, currentMinute);
  return (
    <time className="num" dateTime={at} title={formatMoment(at, language)}>
      {formatAge(at, now, language, isBrief)}
    </time>
  );
}

const minute = 60_000;

const currentMinute = (): number => Math.floor(Date.now() / minute) * minute;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
}

function formatAge(at: string, now: number, language: Language, isBrief: boolean): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / minute));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 30) return isBrief ? formatDateInDigits(at, language) : formatDate(at, language);
  // Words only for 0 minutes: "yesterday" would depend on the calendar.
  const numeric = minutes === 0 ? 'auto' : 'always';
  const ago = new Intl.RelativeTimeFormat(localeOf(language), { style: 'narrow', numeric });
  // `now` is half as long as `this minute`.
  if (minutes === 0) return ago.format(0, 'second');
  const [count, unit] =
    days > 0
      ? ([days, 'day'] as const)
      : hours > 0
        ? ([hours, 'hour'] as const)
        : ([minutes, 'minute'] as const);
  const text = ago.format(-count, unit);
  // The Arabic singular already means one: «قبل ساعة», not «قبل ساعة واحدة».
  return count === 1 ? text.replace(/ واحدة?$/, '') : text;
}
