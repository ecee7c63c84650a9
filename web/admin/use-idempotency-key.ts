import { randomKey } from '../browser/random-key.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from './tab-draft.ts';

type Sent = { key: string; body: string };

/**
 * Idempotency key of a write that creates something: the same body keeps its key until it is answered, over a reload too, so that a
 * lost answer creates nothing twice. `form` names what sends it.
 */
export function useIdempotencyKey(form: string) {
  const name = useDraftKey(`sent:${form}`);
  return {
    sending: (input: object): { headers: Record<string, string> } => {
      const body = JSON.stringify(input);
      const before = readTabDraft<Sent>(name);
      const key = before?.body === body ? before.key : randomKey();
      storeTabDraft(name, { key, body } satisfies Sent);
      return { headers: { 'Idempotency-Key': key } };
    },
    markAnswered: () => removeTabDraft(name),
  };
}
