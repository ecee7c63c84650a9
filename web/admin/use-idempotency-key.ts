import { randomKey } from '../browser/random-key.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from './tab-draft.ts';

type Sent = { key: string; body: string; at: number };

/** In milliseconds: what is sent later is meant once more. */
const maxAge = 10 * 60 * 1000;

/**
 * Idempotency key of a write that creates something: the same body keeps its key until it is answered, over a reload too, so that a
 * lost answer creates nothing twice. `form` names what sends it; `seen` is what the write changes, as it was on the screen: sent at
 * another state it is meant once more.
 */
export function useIdempotencyKey(form: string) {
  const name = useDraftKey(`sent:${form}`);
  return {
    sending: (input: object, seen: unknown = null): { headers: Record<string, string> } => {
      const body = JSON.stringify([input, seen]);
      const before = readTabDraft<Sent>(name);
      const isSame = before?.body === body && Date.now() - before.at < maxAge;
      const sent: Sent = isSame ? before : { key: randomKey(), body, at: Date.now() };
      storeTabDraft(name, sent);
      return { headers: { 'Idempotency-Key': sent.key } };
    },
    markAnswered: () => removeTabDraft(name),
  };
}
