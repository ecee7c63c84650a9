import { randomKey } from '../browser/random-key.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from './tab-draft.ts';

type Sent = { key: string; body: string; at: number };

/** In milliseconds: what is sent later is meant once more. */
const maxAge = 10 * 60 * 1000;

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/**
 * Idempotency key of a write that creates something: the same body keeps its key until it is answered, over a reload too, so that a
 * lost answer creates nothing twice. `form` names what sends it; `seen` is what the write changes, as it was on the screen: sent at
 * another state it is meant once more.
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
    /** What was sent before this with no answer: sent again under its key it answers what it has made. Null where there is none. */
    unanswered: <Input extends object>(input: Input, seen: unknown = null) => {
      const sent = readSent();
      if (!sent || sent.body === bodyOf(input, seen)) return null;
      return { input: JSON.parse(sent.body)[0] as Input, ...withKey(sent.key) };
    },
    markAnswered: () => removeTabDraft(name),
  };
}
