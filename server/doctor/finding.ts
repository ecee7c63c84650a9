/** What a look at one thing has shown: all is well, something is worth a look, or something must be done. */
export type Finding = { state: 'well' | 'look' | 'must'; about: string; says: string };

export const well = (about: string, says: string): Finding => ({ state: 'well', about, says });
export const look = (about: string, says: string): Finding => ({ state: 'look', about, says });
export const must = (about: string, says: string): Finding => ({ state: 'must', about, says });
