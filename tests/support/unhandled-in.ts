/** The lines of a shop's log that tell of what nothing has handled or caught: each is a fault of the shop, whatever it went on to do. */
export const unhandledIn = (output: string): string[] =>
  output.split('\n').filter((line) => /"msg":"[^"]*\bnothing (?:handled|caught)/.test(line));
