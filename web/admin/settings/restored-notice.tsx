import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';
import { partId, type SettingsPart, unsavedParts } from './settings-parts.ts';

/** Says that a draft was restored, with links to the affected sections, which are collapsed on a phone. */
export function RestoredNotice() {
  const { settings: say } = useAdminWords();
  const { control } = useFormContext<ContentValues>();
  const { defaultValues } = useFormState({ control });
  const values = useWatch<ContentValues>({ control });
  return (
    <div className={styles.notice}>
      <Alert tone="note">
        {say.restored}
        <span className={styles.parts}>
          {unsavedParts(values, defaultValues).map((part) => (
            <Button key={part} size="sm" variant="line" onClick={() => open(part)}>
              {say[part]}
            </Button>
          ))}
        </span>
      </Alert>
    </div>
  );
}

function open(part: SettingsPart): void {
  const fold = document.getElementById(partId(part)) as HTMLDetailsElement | null;
  if (!fold) return;
  fold.open = true;
  fold.querySelector('summary')?.focus({ preventScroll: true });
  fold.scrollIntoView({ block: 'start' });
}
