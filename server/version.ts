import own from '../package.json' with { type: 'json' };

/** The shop's version, as package.json says it. */
export const { version } = own;
