import { randomKey } from '../browser/random-key.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from './tab-draft.ts';

type Sent = { key: string; body: string; at: number };

/** In milliseconds: the same body sent later is a new request. */
const maxAge = 10 * 60 * 1000;

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/**
 * Idempotency key of a write that creates something: the same body keeps its key until it is answered, even after a
 * reload, so that a lost answer creates nothing twice. `form` identifies the sender; `seen` is the state being changed
 * as it was on the screen: with another state it is a new request.
 */
export function useIdempotencyKey(form: string) {
  const name = useDraftKey(`sent:${form}`);
  const bodyOf = (input: object, seen: unknown) => JSON.stringify([input, seen]);
  const readSent = () => {
    const sent = readTabDraft<Sent>(name);
    return sent && Date.now() - sent.at < maxAge ? sent : null;
  };
  return {
    sending: (input: object, seen: unknown = null) => {
      const body = bodyOf(input, seen);
      const before = readSent();
      const sent: Sent = before?.body === body ? before : { key: randomKey(), body, at: Date.now() };
      storeTabDraft(name, sent);
      return withKey(sent.key);
    },
    /** An earlier request without an answer: repeated with its key, it returns what it created. Null for none. */
    unanswered: <Input extends object>(input: Input, seen: unknown = null) => {
      const sent = readSent();
      if (!sent || sent.body === bodyOf(input, seen)) return null;
      return { input: JSON.parse(sent.body)[0] as Input, ...withKey(sent.key) };
    },
    markAnswered: () => removeTabDraft(name),
  };
}
