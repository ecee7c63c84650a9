import { Link } from 'react-router';
import { type InboxMessage, listMessages, messageStates, subjects } from '../../../contracts/messages.ts';
import { call, describeError } from '../../api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { PrivateHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { formatMoment } from '../format-moment.ts';
import { Choice, SearchBox } from '../list-filters.tsx';
import { choiceOf, useListQuery } from '../list-query.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './messages.module.css';
import { Newsletter } from './newsletter.tsx';

/** What people wrote by the contact form. */
export default function Messages() {
  const { shell, content } = useWords();
  const { messages: say } = useAdminWords();
  const list = useListQuery();
  const q = list.query.get('q') ?? '';
  const state = choiceOf(messageStates, list.query.get('state'));
  const subject = choiceOf(subjects, list.query.get('subject'));
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <h1 className={styles.heading}>{say.title}</h1>
      <search className={styles.filters}>
        <SearchBox
          label={say.search}
          placeholder={say.searchHint}
          value={q}
          onSearch={(text) => list.change('q', text)}
        />
        <Choice
          label={say.state}
          value={state ?? ''}
          options={[['', say.states.all], ...messageStates.map((one) => [one, say.states[one]] as const)]}
          onChoose={(value) => list.change('state', value)}
        />
        <Choice
          label={say.subject}
          value={subject ?? ''}
          options={[
            ['', say.allSubjects],
            ...subjects.map((one) => [one, content.contact.form.subjects[one]] as const),
          ]}
          onChoose={(value) => list.change('subject', value)}
        />
      </search>
      <Inbox list={list} input={{ q, state, subject }} />
      <Newsletter />
    </>
  );
}

type InboxProps = {
  list: ReturnType<typeof useListQuery>;
  input: Pick<Parameters<typeof call<typeof listMessages>>[1], 'q' | 'state' | 'subject'>;
};

function Inbox({ list, input }: InboxProps) {
  const words = useWords();
  const { messages: say } = useAdminWords();
  const cursor = list.query.get('cursor') ?? undefined;
  const loaded = useLoaded(`messages ${list.key}`, (signal) =>
    call(listMessages, { ...input, cursor }, { signal }),
  );
  if (loaded.status === 'loading') {
    return (
      <p className={styles.waiting} role="status">
        {say.loading}
      </p>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <div className={styles.failed}>
        <Alert>
          {say.failed} {describeError(loaded.error, words)}
        </Alert>
        <Button size="sm" variant="line" onClick={loaded.retry}>
          {say.retry}
        </Button>
      </div>
    );
  }
  const { items, page } = loaded.value;
  if (items.length === 0) {
    if (!list.isFiltered) return <EmptyShelf title={say.empty} text={say.emptyText} />;
    const showAll = (
      <Button variant="line" onClick={list.clear}>
        {say.clear}
      </Button>
    );
    return <EmptyShelf title={say.none} action={showAll} />;
  }
  return (
    <>
      <p className={styles.count} role="status">
        {say.count(page.total)}
      </p>
      <ul className={styles.list}>
        {items.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </ul>
      <nav className={styles.pages} aria-label={say.title}>
        {cursor && (
          <Link className="link" to={list.pageAt(null)}>
            {say.first}
          </Link>
        )}
        {page.cursor && (
          <Link className="link" to={list.pageAt(page.cursor)}>
            {say.next}
          </Link>
        )}
      </nav>
    </>
  );
}

function Row({ message }: { message: InboxMessage }) {
  const { content } = useWords();
  const { messages: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const isUnread = message.read_at === null;
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <div className={styles.top}>
        <Link className={styles.name} to={path(`/admin/messages/${message.id}`)}>
          <bdi>{message.name}</bdi>
        </Link>
        {isUnread && <span className={styles.new}>{say.new}</span>}
        <span className={styles.state} data-answered={message.answered_at !== null || undefined}>
          {message.answered_at ? say.answered : say.open}
        </span>
        <span className={`muted num ${styles.when}`}>
          {content.contact.form.subjects[message.subject]} · {formatMoment(message.created_at, language)}
        </span>
      </div>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
    </li>
  );
}
