import { useState } from 'react';
import { deleteMessage, type InboxMessage } from '../../../contracts/messages.ts';
import { ApiError, call } from '../../http/api.ts';
import { usePath } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { useReplacePage } from '../../ui/closed-by-back.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { refreshUnread } from './use-unread-count.ts';

/** Deletes a message after confirmation, since there is no undo, and returns to the list. */
export function DeleteMessage({ message }: { message: InboxMessage }) {
  const { messages: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  const showToast = useShowToast();
  const replacePage = useReplacePage();
  const path = usePath();
  const action = useAction(async () => {
    await call(deleteMessage, { id: message.id }).catch((error: unknown) => {
      // Another administrator has deleted it meanwhile.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    queryClient.removeQueries({ queryKey: ['messages'] });
    refreshUnread();
    showToast({ text: say.deleted });
    replacePage(path('/admin/messages'));
  }, say.deleteFailed);
  return (
    <>
      <Button size="sm" variant="text" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {say.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say.deleteQuestion}
          action={action}
          yes={say.delete}
          reallyYes={null}
          isBad
          onClose={() => setAsking(false)}
        >
          <p>{say.deleteText}</p>
          {message.answer !== null && <p>{say.deleteAnswered}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
