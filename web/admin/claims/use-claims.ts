import { useState } from 'react';
import { countClaims } from '../../../contracts/claims.ts';
import type { ClaimName } from '../../../contracts/content.ts';
import { type EditedContent, getEditableContent, setContent } from '../../../contracts/settings.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { useLoaded } from '../../session/use-loaded.ts';
import { answerClaim, type ClaimValue } from './claim-values.ts';

/** What the shop says about itself, what it can count of it, and the owner's answers. */
export function useClaims() {
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState<EditedContent | null>(null);
  const loaded = useLoaded(`claims ${round}`, async (signal) => {
    const [content, counted] = await Promise.all([
      call(getEditableContent, {}, { signal }),
      call(countClaims, {}, { signal }),
    ]);
    return { content, counted };
  });
  const content = saved ?? (loaded.status === 'ready' ? loaded.value.content : null);

  /**
   * Confirms a claim, or changes it when a value is given; returns the activity entry for undo. A conflict is retried once on
   * the latest content, so that concurrent edits are not overwritten.
   */
  const answer = async (name: ClaimName, value?: ClaimValue): Promise<number | null> => {
    const save = async (from: EditedContent) => {
      const { answer: content, activity } = await callRecorded(setContent, answerClaim(from, name, value));
      setSaved(content);
      return activity;
    };
    const current = content ?? (await call(getEditableContent, {}));
    return save(current).catch(async (error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) throw error;
      return save(await call(getEditableContent, {}));
    });
  };

  const reload = () => {
    setSaved(null);
    setRound((count) => count + 1);
  };
  return {
    loaded,
    content,
    counted: loaded.status === 'ready' ? loaded.value.counted : null,
    answer,
    reload,
  };
}
