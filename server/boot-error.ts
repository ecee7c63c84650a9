/** The shop cannot start, for a reason that its owner can fix: the message is one plain sentence that says how. */
export class BootError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'BootError';
  }
}
