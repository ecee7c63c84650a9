import { type InboxMessage, listMessages, messageStates, subjects } from '../../../contracts/messages.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useContentWords } from '../../i18n/use-content-words.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TypedText } from '../../ui/typed-text.tsx';
import { Age } from '../age.tsx';
import { EmptyList } from '../empty-list.tsx';
import { ListFilters } from '../list-filters.tsx';
import { choiceOf, useKnownFilters, useListQuery } from '../list-query.ts';
import { PageTitle } from '../page-title.tsx';
import { PagedList } from '../paged-list.tsx';
import { RowLink } from '../row-link.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { readDraft } from './answer-draft.ts';
import styles from './messages.module.css';

/** The inbox: messages from the contact form. */
export default function Messages() {
  const { shell } = useWords();
  const content = useContentWords();
  const { messages: say, newsletter } = useAdminWords();
  const path = usePath();
  const list = useListQuery();
  const q = list.query.get('q') ?? '';
  const state = choiceOf(messageStates, list.query.get('state'));
  const subject = choiceOf(subjects, list.query.get('subject'));
  useKnownFilters({ state, subject });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <PageTitle title={say.title} isTab>
        <ButtonLink size="sm" variant="line" to={path('/admin/messages/newsletter')}>
          {newsletter.title}
        </ButtonLink>
      </PageTitle>
      <ListFilters
        search={{ label: say.search, placeholder: say.searchHint, value: q }}
        fields={[
          {
            name: 'state',
            label: say.state,
            value: state ?? '',
            options: [['', say.states.all], ...messageStates.map((one) => [one, say.states[one]] as const)],
          },
          {
            name: 'subject',
            label: say.subject,
            value: subject ?? '',
            options: [
              ['', say.allSubjects],
              ...subjects.map((one) => [one, content.contact.form.subjects[one]] as const),
            ],
          },
        ]}
        onChange={list.change}
      />
      <Inbox list={list} input={{ q, state, subject }} />
    </>
  );
}

type InboxProps = {
  list: ReturnType<typeof useListQuery>;
  input: Pick<Parameters<typeof call<typeof listMessages>>[1], 'q' | 'state' | 'subject'>;
};

function Inbox({ list, input }: InboxProps) {
  const { messages: say } = useAdminWords();
  const cursor = list.query.get('cursor') ?? undefined;
  const loaded = useFetched({
    queryKey: ['messages', list.key],
    queryFn: ({ signal }) => call(listMessages, { ...input, cursor }, { signal }),
  });
  const empty = list.isFiltered ? (
    <EmptyList
      title={say.none}
      action={
        <Button variant="line" onClick={list.clear}>
          {say.clear}
        </Button>
      }
    />
  ) : (
    <EmptyList title={say.empty} text={say.emptyText} />
  );
  return (
    <div className={styles.inbox}>
      <PagedList list={list} loaded={loaded} say={say} empty={empty}>
        {(message) => <Row key={message.id} message={message} />}
      </PagedList>
    </div>
  );
}

function Row({ message }: { message: InboxMessage }) {
  const content = useContentWords();
  const { messages: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const isUnread = message.read_at === null;
  const hasDraft = readDraft(message.id) !== '';
  const isAnswered = message.answered_at !== null && !hasDraft;
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <div className={styles.top}>
        <RowLink to={path(`/admin/messages/${message.id}`)} name={message.name} />
        {isUnread && <span className={styles.new}>{say.new}</span>}
        <span className={styles.state} data-answered={isAnswered || undefined}>
          {hasDraft ? say.draft : isAnswered ? say.answered : say.open}
        </span>
        <span className={`muted ${styles.age}`}>
          <Age at={message.created_at} />
        </span>
        <span className={`muted num ${styles.when}`}>
          {content.contact.form.subjects[message.subject]} · {formatMoment(message.created_at, language)}
        </span>
      </div>
      <p className={styles.text}>
        <TypedText>{message.message}</TypedText>
      </p>
    </li>
  );
}
