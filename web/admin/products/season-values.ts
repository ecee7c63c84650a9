import type { AdminProduct } from '../../../contracts/catalogue.ts';

/** A season as chosen: months, or empty for all year. */
export type SeasonValues = { seasonFrom: string; seasonUntil: string };
type SeasonName = keyof SeasonValues;

/** In the order of the form. */
export const seasonNames: SeasonName[] = ['seasonFrom', 'seasonUntil'];

export const seasonValuesOf = (season: AdminProduct['season']): SeasonValues => ({
  seasonFrom: String(season?.from ?? ''),
  seasonUntil: String(season?.until ?? ''),
});

export const seasonInputOf = ({ seasonFrom, seasonUntil }: SeasonValues): AdminProduct['season'] =>
  seasonFrom || seasonUntil ? { from: Number(seasonFrom), until: Number(seasonUntil) } : null;

/** The form field for a path in the API's errors: `season.from` is `seasonFrom`. */
export const seasonFieldOf = (path: string): SeasonName | undefined =>
  seasonNames.find((name) => `season.${name.slice('season'.length).toLowerCase()}` === path);
