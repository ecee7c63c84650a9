/** The result of a check: nothing to do, a warning, or a failure that must be fixed. */
export type Finding = { state: 'ok' | 'warning' | 'failure'; about: string; says: string };

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says });
export const warning = (about: string, says: string): Finding => ({ state: 'warning', about, says });
export const failure = (about: string, says: string): Finding => ({ state: 'failure', about, says });
