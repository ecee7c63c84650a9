import { foldDigits } from './digits.ts';

export type Pin = { latitude: number; longitude: number };

/** The pin if both coordinates are there; one alone is no place. */
export const wholePin = (
  latitude: number | null = null,
  longitude: number | null = null,
): Pin | { latitude: null; longitude: null } =>
  latitude !== null && longitude !== null ? { latitude, longitude } : { latitude: null, longitude: null };

/** The result of reading a pasted text: a place, a short link that only its own site can resolve, or neither. */
export type MapLink = { pin: Pin } | 'short' | 'unknown';

const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
const pair = new RegExp(`${number}\\s*(?:,|%2C|;|\\s)\\s*\\+?${number}`, 'i');

/** The most characters of a pasted text: links of maps have some hundreds. */
const longest = 2000;

/** Patterns of Google links: the place itself, then the centre of the map. */
const inGoogle = [/!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/, new RegExp(`@${number},${number}`)];
const shortHosts = /(^|\.)(goo\.gl|maps\.app\.goo\.gl|g\.co|bit\.ly|apple\.co|maps\.apple|waze\.to)$/;
/** Query parameters in the order in which they are read: the place before the centre of the map. */
const parameters = ['q', 'query', 'destination', 'daddr', 'll', 'coordinate', 'center', 'to', 'sll'];

/**
 * Reads a pin from a link of Google, Apple, Waze or OpenStreetMap, or from two numbers. Only the coordinates are kept,
 * to six decimals (about 10 cm).
 */
export function parseMapLink(text: string): MapLink {
  const typed = foldDigits(text.slice(0, longest)).trim().replaceAll('٫', '.').replaceAll('،', ',');
  const address = /https?:\/\/\S+/i.exec(typed)?.[0] ?? /^geo:\S+/i.exec(typed)?.[0];
  if (!address) return pinOf(new RegExp(`^\\(?${pair.source}\\)?$`, 'i').exec(typed));
  const url = URL.parse(address);
  if (!url) return 'unknown';
  if (url.protocol === 'geo:') return pinOf(pair.exec(url.pathname));
  const found = [
    ...inGoogle.map((form) => form.exec(url.pathname)),
    ...parameters.map((name) => pair.exec(url.searchParams.get(name) ?? '')),
    exactPair(url.searchParams.get('mlat'), url.searchParams.get('mlon')),
    exactPair(url.searchParams.get('lat'), url.searchParams.get('lon') ?? url.searchParams.get('lng')),
    /^#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash),
    new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${number},\\+?${number}`).exec(url.pathname),
  ];
  for (const match of found) {
    const pin = pinOf(match);
    if (typeof pin === 'object') return pin;
  }
  return shortHosts.test(url.hostname) ? 'short' : 'unknown';
}

const exactPair = (latitude: string | null, longitude: string | null) =>
  latitude && longitude ? pair.exec(`${latitude},${longitude}`) : null;

function pinOf(match: ArrayLike<string> | null): MapLink {
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])].map(
    (degrees) => Math.round(degrees * 1e6) / 1e6,
  ) as [number, number];
  const isSane =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return match && isSane ? { pin: { latitude, longitude } } : 'unknown';
}

export const writePin = ({ latitude, longitude }: Pin): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Opens the phone's navigation app, or the website where there is none. */
export const navigationLink = ({ latitude, longitude }: Pin): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
