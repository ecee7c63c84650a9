import { exportData } from '../../contracts/accounts.ts';
import { saveFile } from '../browser/save-file.ts';
import { callForFile } from '../http/api.ts';
import styles from '../session/security.module.css';
import { useAction } from '../session/use-action.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Data export (GDPR, portability): everything stored about the account, as a file. */
export function DataExport() {
  const say = useSecurityWords();
  const { isBusy, failure, start } = useAction(async () => {
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
