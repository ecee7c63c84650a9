/** The result of one check: nothing to do, something to look at, or something that must be done. */
export type Finding = { state: 'ok' | 'warning' | 'failure'; about: string; says: string };

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says });
export const warning = (about: string, says: string): Finding => ({ state: 'warning', about, says });
export const failure = (about: string, says: string): Finding => ({ state: 'failure', about, says });
