/** What programs in TypeScript need of `run.mjs`. */
export const root: string;
export const shopArguments: string[];
export const systemPath: string;
