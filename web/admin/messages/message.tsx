import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { composeGreeting } from '../../../contracts/greeting.ts';
import { getMessage, type OpenedMessage, setMessageState } from '../../../contracts/messages.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { useContent } from '../../content/shop-content.tsx';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useContentWords } from '../../i18n/use-content-words.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isolateNumbers } from '../../ui/typed-text.tsx';
import { ListItemPage } from '../list-item-page.tsx';
import { PersonLinks } from '../person-links.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { Answer } from './answer.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { linkText } from './linked-text.ts';
import styles from './message.module.css';
import { refreshUnread } from './use-unread-count.ts';

/** One message; opening it marks it as read. */
export default function MessagePage() {
  const words = useWords();
  const { messages: say } = useAdminWords();
  const path = usePath();
  const { id = '' } = useParams();
  const client = useQueryClient();
  const queryKey = ['message', id];
  const loaded = useFetched({ queryKey, queryFn: ({ signal }) => open(id, signal) }, { forForm: true });
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(say.title)} />
      <ListItemPage loaded={loaded} list={path('/admin/messages')} say={say}>
        {(message) => (
          <Opened
            key={id}
            message={message}
            onChanged={(changed) => client.setQueryData(queryKey, changed)}
          />
        )}
      </ListItemPage>
    </>
  );
}

async function open(id: string, signal: AbortSignal): Promise<OpenedMessage> {
  const message = await call(getMessage, { id }, { signal });
  if (message.read_at) return message;
  const read = await call(setMessageState, { id, read: true }, { signal });
  refreshUnread();
  return read;
}

type OpenedProps = { message: OpenedMessage; onChanged: (message: OpenedMessage) => void };

function Opened({ message, onChanged }: OpenedProps) {
  const content = useContentWords();
  const { messages: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const shop = useContent().name;
  const unreading = useAction(async () => {
    await call(setMessageState, { id: message.id, read: false });
    refreshUnread();
    navigate(path('/admin/messages'));
  }, say.markFailed);
  return (
    <article className={styles.message}>
      <header className={styles.head}>
        <p className="muted">
          {content.contact.form.subjects[message.subject]} ·{' '}
          <span className="num">{formatMoment(message.created_at, language)}</span>
        </p>
        <h1 className={styles.heading} data-long={message.name.length > 60 || undefined}>
          <bdi>{message.name}</bdi>
        </h1>
      </header>
      {/* Each line in its own direction, whatever the reader's language. */}
      <p className={styles.text} dir="auto" lang={message.language}>
        {linkText(message.message, message.orders).map(({ text, order, href }, place) => {
          const key = `${place} ${text}`;
          if (order)
            return (
              <Link key={key} className="link" to={path(`/admin/orders/${order}`)}>
                <bdi dir="ltr" className={styles.number}>
                  {text}
                </bdi>
              </Link>
            );
          if (!href) return <Fragment key={key}>{isolateNumbers(text)}</Fragment>;
          return (
            <a key={key} className="link" href={href}>
              <bdi dir="ltr">{text}</bdi>
            </a>
          );
        })}
      </p>
      <PersonLinks
        email={message.email}
        phone={message.phone}
        greeting={composeGreeting({
          language: message.language,
          shop: shop[message.language],
          name: message.name,
        })}
        words={say}
      />
      {unreading.failure && <Alert>{unreading.failure}</Alert>}
      <div className={styles.actions}>
        {message.customer_id && (
          <ButtonLink size="sm" variant="line" to={path(`/admin/customers/${message.customer_id}`)}>
            <Icon name="user" />
            {say.customer}
          </ButtonLink>
        )}
        <Button size="sm" variant="line" busy={unreading.isBusy} onClick={unreading.start}>
          {say.keepUnread}
        </Button>
        <DeleteMessage message={message} />
      </div>
      <Answer message={message} onChanged={onChanged} />
    </article>
  );
}
