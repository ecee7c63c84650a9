import { countSubscribers, exportSubscribers } from '../../../contracts/newsletter.ts';
import { saveFile } from '../../account/save-file.ts';
import { call, callForFile } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { withIdentity } from '../identity.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useDeed } from '../use-deed.ts';
import styles from './messages.module.css';

const today = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Amman' });

/** How many want the shop's letters, and their addresses as a file. */
export function Newsletter() {
  const { messages: say } = useAdminWords();
  const loaded = useLoaded('newsletter', (signal) => call(countSubscribers, {}, { signal }));
  const { isBusy, alert, run } = useDeed(say.newsletterFailed, async () => {
    const file = await withIdentity(() => callForFile(exportSubscribers, {}));
    saveFile(file, `newsletter-${today()}.csv`);
  });
  const count = loaded.status === 'ready' ? loaded.value.count : null;
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter">{say.newsletter}</h2>
      {loaded.status === 'failed' && <Alert>{say.newsletterFailed}</Alert>}
      {alert && <Alert>{alert}</Alert>}
      {count === 0 && <p className="muted">{say.noSubscribers}</p>}
      {count !== null && count > 0 && (
        <>
          <p>
            <b className="num">{say.subscribers(count)}</b>
          </p>
          <p className="muted">{say.newsletterText}</p>
          <Button size="sm" variant="line" busy={isBusy} onClick={run}>
            <Icon name="save" />
            {say.download}
          </Button>
        </>
      )}
    </section>
  );
}
