import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { Button } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Motif } from '../ui/motif.tsx';
import { loadProfile } from './session.ts';
import { useAction } from './use-action.ts';

/** Shown when the profile request failed (not 401): retried automatically and by the button. */
export function AccountUnreached({ level }: { level?: 1 | 2 }) {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { isBusy, start } = useAction(loadProfile);
  return (
    <EmptyShelf
      image={<Motif of={keyMotif} unit={5} />}
      title={shell.unreached.title}
      text={shell.unreached.text}
      {...(level && { level })}
      action={
        <Button busy={isBusy} onClick={start}>
          {customer.retry}
        </Button>
      }
    />
  );
}
