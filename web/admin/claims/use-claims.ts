import { useQueryClient } from '@tanstack/react-query';
import { countClaims } from '../../../contracts/claims.ts';
import type { ClaimName } from '../../../contracts/content.ts';
import { type EditedContent, getEditableContent, setContent } from '../../../contracts/settings.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { answerClaim, type ClaimValue } from './claim-values.ts';

const queryKey = ['claims'];

/** The shop's claims, the counts that it can compute for them, and the owner's answers. */
export function useClaims() {
  const client = useQueryClient();
  const loaded = useFetched({ queryKey, queryFn: ({ signal }) => load(signal) });
  const { content, counted = null } = loaded.data ?? {};

  /**
   * Confirms a claim, or changes it when a value is given; returns the activity entry for undo. A conflict is retried
   * once on the latest content, so that concurrent edits are not overwritten.
   */
  const answer = async (name: ClaimName, value?: ClaimValue): Promise<number | null> => {
    const save = async (from: EditedContent) => {
      const { answer: content, activity } = await callRecorded(setContent, answerClaim(from, name, value));
      client.setQueryData<typeof loaded.data>(queryKey, (all) => all && { ...all, content });
      return activity;
    };
    const current = content ?? (await call(getEditableContent, {}));
    return save(current).catch(async (error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) throw error;
      return save(await call(getEditableContent, {}));
    });
  };

  return { loaded, content, counted, answer, reload: () => void loaded.refetch() };
}

async function load(signal: AbortSignal) {
  const [content, counted] = await Promise.all([
    call(getEditableContent, {}, { signal }),
    call(countClaims, {}, { signal }),
  ]);
  return { content, counted };
}
