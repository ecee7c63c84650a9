/** Log lines about unhandled rejections and uncaught exceptions. */
export const unhandledErrorsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /"msg":"[^"]*\bnothing (?:handled|caught)/.test(line));
