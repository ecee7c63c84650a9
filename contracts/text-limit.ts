/**
 * Parses the message of a schema's error: its code, and for a text that is too long (`too_long:80`) the allowed number
 * of characters.
 */
export function parseFieldError(message: string): { code: string; maximum?: number } {
  const [, maximum] = /^too_long:(\d+)$/.exec(message) ?? [];
  return maximum ? { code: 'too_long', maximum: Number(maximum) } : { code: message };
}
