/** What a schema says of a broken rule: its code, and of a text that is too long (`too_long:80`) how many characters it may have. */
export function parseFieldError(message: string): { code: string; maximum?: number } {
  const [, maximum] = /^too_long:(\d+)$/.exec(message) ?? [];
  return maximum ? { code: 'too_long', maximum: Number(maximum) } : { code: message };
}
