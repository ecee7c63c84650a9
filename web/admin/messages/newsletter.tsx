import { dayInAmman } from '../../../contracts/calendar-day.ts';
import { countSubscribers, exportSubscribers } from '../../../contracts/newsletter.ts';
import { saveFile } from '../../browser/save-file.ts';
import { call, callForFile } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { withIdentity } from '../identity.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './messages.module.css';

/** How many want the shop's letters, and their addresses as a file. */
export function Newsletter() {
  const { messages: say } = useAdminWords();
  const loaded = useFetched({
    queryKey: ['subscribers'],
    queryFn: ({ signal }) => call(countSubscribers, {}, { signal }),
  });
  const { isBusy, failure, start } = useAction(async () => {
    const file = await withIdentity(() => callForFile(exportSubscribers, {}), say.downloadText);
    saveFile(file, `newsletter-${dayInAmman()}.csv`);
  }, say.newsletterFailed);
  const { count = null } = loaded.data ?? {};
  return (
    <div className={styles.newsletter}>
      <Card title={say.newsletter}>
        {loaded.isError && <Alert>{say.newsletterFailed}</Alert>}
        {failure && <Alert>{failure}</Alert>}
        {count === 0 && <p className="muted">{say.noSubscribers}</p>}
        {count !== null && count > 0 && (
          <>
            <p>
              <b className="num">{say.subscribers(count)}</b>
            </p>
            <p className="muted">{say.newsletterText}</p>
            <Button size="sm" variant="line" busy={isBusy} onClick={start}>
              <Icon name="save" />
              {say.download}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
