import { exportData } from '../../contracts/accounts.ts';
import { callForFile } from '../api.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from './save-file.ts';
import styles from './security.module.css';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useSecurityWords } from './use-security-words.ts';

/** Hands over all that the shop knows about who asks. */
export function DataExport() {
  const say = useSecurityWords();
  const { isBusy, failure, start } = useOneAtATime(async () => {
    saveFile(await callForFile(exportData, {}), 'mouneh-my-data.json');
  });
  return (
    <section className={styles.block} aria-labelledby="data-export">
      <div className={styles.head}>
        <div>
          <h3 id="data-export" className={styles.title}>
            {say.data}
          </h3>
          <p className="muted">{say.dataText}</p>
          <p className="muted">{say.dataMessages}</p>
        </div>
        <Button size="sm" variant="line" busy={isBusy} onClick={start}>
          <Icon name="save" />
          {say.download}
        </Button>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </section>
  );
}
