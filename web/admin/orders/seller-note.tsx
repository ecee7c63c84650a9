import { useRef, useState } from 'react';
import { type AdminOrder, setSellerNote } from '../../../contracts/admin-orders.ts';
import { callRecorded } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Card } from '../card.tsx';
import { RestoredNotice } from '../form-draft.tsx';
import { NotSaved } from '../not-saved.tsx';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { useUntilUnsaved } from '../use-until-unsaved.ts';
import { TheirFields, VersionChoice } from '../version-choice.tsx';
import { liveOrders, refetchOrdersAfterWrite } from './order-stream.ts';

/** A typed note, and the note that it replaces. */
type NoteDraft = { note: string; before: string };

type NotedOrder = Pick<AdminOrder, 'id' | 'seller_note'>;

/**
 * The seller's note on an order while it is edited. The typed text stays until it is saved, even when another
 * administrator was faster.
 */
export function useSellerNote(order: NotedOrder) {
  const { orders } = useAdminWords();
  const { offerUndo } = useUndo();
  const draftKey = useDraftKey(`order-note:${order.id}`);
  const [restored, setRestored] = useState(() => readTabDraft<NoteDraft>(draftKey));
  const [typed, setTyped] = useState(restored);
  const text = typed?.note ?? order.seller_note;
  const before = typed?.before ?? order.seller_note;
  const keep = (draft: NoteDraft) => {
    setTyped(draft);
    storeTabDraft(draftKey, draft);
  };
  const type = (note: string) => {
    if (note !== order.seller_note) return keep({ note, before });
    setTyped(null);
    removeTabDraft(draftKey);
  };
  const discard = () => {
    setTyped(null);
    setRestored(null);
    removeTabDraft(draftKey);
  };
  const latest = useRef(text);
  latest.current = text;
  const over = useRef<string>(null);
  const show = (note: string) =>
    queryClient.setQueriesData<NotedOrder>({ queryKey: [...liveOrders, 'one'] }, (shown) =>
      shown?.id === order.id ? { ...shown, seller_note: note } : shown,
    );
  const { isBusy, failure, start } = useAction(async () => {
    const wanted = { id: order.id, note: text, expected_note: over.current ?? before };
    over.current = null;
    const { answer, activity } = await callRecorded(setSellerNote, wanted).finally(refetchOrdersAfterWrite);
    const saved = answer.seller_note;
    discard();
    // Text typed since sending is unsaved, and replaces the sent one.
    if (latest.current !== text) keep({ note: latest.current, before: saved });
    show(saved);
    offerUndo({
      activity,
      subject: order.id,
      text: orders.noteSaved,
      onUndone: () => {
        // Based on the restored note: the seller's own undo is no conflict (optimistic locking).
        if (latest.current !== saved) keep({ note: latest.current, before: wanted.expected_note });
        show(wanted.expected_note);
        refetchOrdersAfterWrite();
      },
      isFromForm: true,
      until: untilUnsaved(),
    });
  });
  /** While saving, nothing counts as unsaved. */
  const isUnsaved = text !== order.seller_note && !isBusy;
  const untilUnsaved = useUntilUnsaved(isUnsaved);
  return {
    text,
    type,
    restored,
    discard,
    isBusy,
    failure,
    save: start,
    /** Another note was saved since this one was begun. */
    isOutdated: isUnsaved && before !== order.seller_note,
    saveOver: () => {
      over.current = order.seller_note;
      start();
    },
    /** The changes that leaving the page would lose. */
    unsaved: { isChanged: isUnsaved, drop: discard },
  };
}

type SellerNoteProps = { order: NotedOrder; note: ReturnType<typeof useSellerNote> };

export function SellerNote({ order, note }: SellerNoteProps) {
  const { orders } = useAdminWords();
  const { text, type, restored, discard, isBusy, failure, save, isOutdated, saveOver } = note;
  return (
    <Card title={orders.note}>
      {restored !== null && text !== order.seller_note && !isOutdated && (
        <RestoredNotice isOutdated={false} onDiscard={discard} />
      )}
      <Field label={orders.noteText} hint={orders.noteHint}>
        <TextArea rows={2} value={text} onChange={({ target }) => type(target.value)} />
      </Field>
      {isOutdated && (
        <VersionChoice onTakeTheirs={discard} mine={{ onSave: saveOver }}>
          <TheirFields mine={[[orders.noteText, text]]} theirs={[[orders.noteText, order.seller_note]]} />
        </VersionChoice>
      )}
      {text !== order.seller_note && !isOutdated && (
        <div>
          <Button size="sm" busy={isBusy} onClick={save}>
            {orders.noteSave}
          </Button>
          <NotSaved />
        </div>
      )}
      {failure && !isOutdated && <Alert isAnswer>{failure}</Alert>}
    </Card>
  );
}
