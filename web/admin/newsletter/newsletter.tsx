import { dayInAmman } from '../../../contracts/calendar-day.ts';
import { countSubscribers, exportSubscribers } from '../../../contracts/newsletter.ts';
import { saveFile } from '../../browser/save-file.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call, callForFile } from '../../http/api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BackLink } from '../back-link.tsx';
import { Card } from '../card.tsx';
import { EmptyList } from '../empty-list.tsx';
import { withIdentity } from '../identity.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './newsletter.module.css';

/** The number of subscribers, their addresses as a file, and a note that newsletters are sent with another program. */
export default function Newsletter() {
  const { shell } = useWords();
  const { messages, newsletter: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched({
    queryKey: ['subscribers'],
    queryFn: ({ signal }) => call(countSubscribers, {}, { signal }),
  });
  const { data } = loaded;
  const { isBusy, failure, start } = useAction(async () => {
    const file = await withIdentity(() => callForFile(exportSubscribers, {}), say.downloadText);
    saveFile(file, `newsletter-${dayInAmman()}.csv`);
  }, say.failed);
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/messages')}>{messages.back}</BackLink>
      <PageTitle title={say.title} text={say.intro} />
      <Pending loaded={loaded} say={say} />
      {data?.count === 0 && <EmptyList title={say.none} text={say.noneText} />}
      {data && data.count > 0 && (
        <div className={styles.page}>
          <Card title={say.count(data.count)}>
            <p className="muted">
              {say.languages(data.arabic, data.count - data.arabic)} · {say.recent(data.recent)}
            </p>
            {failure && <Alert>{failure}</Alert>}
            <div>
              <Button size="sm" variant="line" busy={isBusy} onClick={start}>
                <Icon name="save" />
                {say.download}
              </Button>
            </div>
          </Card>
          <Card title={say.howTitle}>
            <ol className={styles.steps}>
              {say.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        </div>
      )}
    </>
  );
}
