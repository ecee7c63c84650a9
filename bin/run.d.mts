/** The one thing of `run.mjs` that programs in TypeScript need. */
export const shopArguments: string[];
