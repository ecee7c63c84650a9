import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { markWaitlistEntry, type ReadyEntry, type Waitlist } from '../../../contracts/waitlist.ts';
import { call } from '../../http/api.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './waitlist.module.css';
import { waitlistKey } from './waitlist-key.ts';

/** A number to write to, with the prepared message and a checkbox for "sent". */
export function ReadyRow({ entry, phone }: { entry: ReadyEntry; phone: string }) {
  const { waitlist: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const [ticked, setTicked] = useState(entry.sent);
  const wanted = useRef(entry.sent);
  const { isBusy, failure, start } = useAction(async () => {
    let sent: boolean;
    // A tick that is removed while it is being saved is saved afterwards.
    do {
      sent = wanted.current;
      await call(markWaitlistEntry, { id: entry.id, sent });
    } while (sent !== wanted.current);
    queryClient.setQueryData<Waitlist>(
      waitlistKey,
      (list) =>
        list && {
          ...list,
          ready: list.ready.map((known) => (known.id === entry.id ? { ...known, sent } : known)),
        },
    );
  }, say.sentFailed);
  const name = entry.product.name[language];
  return (
    <li className={styles.row}>
      <div>
        <Link
          className={styles.name}
          to={path(`/admin/products/${entry.product.id}/stock`)}
          state={{ from: 'waiting' }}
        >
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi dir="ltr">{phone}</bdi>
        </small>
      </div>
      <div className={styles.acts}>
        <ButtonLink
          size="sm"
          variant="whatsapp"
          to={entry.whatsapp_url}
          target="_blank"
          rel="noreferrer"
          aria-label={say.write(name, phone)}
        >
          <Icon name="chat" />
          {say.writeShort}
        </ButtonLink>
        <Checkbox
          checked={isBusy ? ticked : entry.sent}
          onChange={(event) => {
            wanted.current = event.target.checked;
            setTicked(event.target.checked);
            start();
          }}
        >
          {say.sent}
        </Checkbox>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </li>
  );
}
