/** Log lines about unhandled rejections and uncaught exceptions. */
export const unhandledIn = (output: string): string[] =>
  output.split('\n').filter((line) => /"msg":"[^"]*\bnothing (?:handled|caught)/.test(line));
