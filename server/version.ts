import own from '../package.json' with { type: 'json' };

/** The shop's version, from package.json. */
export const { version } = own;
