import { formatPhone } from '../../../contracts/format-phone.ts';
import { listWaitlist, type Waitlist } from '../../../contracts/waitlist.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import rows from '../list.module.css';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { RowLink } from '../row-link.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ReadyRow } from './ready-row.tsx';
import styles from './waitlist.module.css';
import { waitlistKey } from './waitlist-key.ts';

/** Numbers to write to because their product is back, and how many people wait for which product. */
export default function WaitlistPage() {
  const { shell } = useWords();
  const { waitlist: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched({
    queryKey: waitlistKey,
    queryFn: ({ signal }) => call(listWaitlist, {}, { signal }),
  });
  const { data } = loaded;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/products')}>{say.back}</BackLink>
      <PageTitle title={say.title} text={say.intro} />
      <div className={styles.page}>
        <Pending loaded={loaded} say={say} isKept={data !== undefined} />
        {data && <Lists {...data} />}
      </div>
    </>
  );
}

function Lists({ ready, waiting }: Waitlist) {
  const { stock, waitlist: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  if (ready.length + waiting.length === 0)
    return (
      <EmptyList
        title={say.empty}
        text={say.emptyText}
        action={
          <ButtonLink variant="line" to={path('/admin/products')}>
            {say.back}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {ready.length > 0 && (
        <section>
          <h2>{say.ready}</h2>
          <p className="muted">{say.readyText}</p>
          <ul className={rows.list}>
            {ready.map((entry) => (
              <ReadyRow key={entry.id} entry={entry} phone={formatPhone(entry.phone)} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section>
          <h2>{say.waiting}</h2>
          <ul className={rows.list}>
            {waiting.map(({ product, emails, phones }) => (
              <li key={product.id} className={styles.row}>
                <div>
                  <RowLink to={path(`/admin/products/${product.id}`)} name={product.name[language]} />
                  <small>
                    {[emails > 0 && say.emails(emails), phones > 0 && say.phones(phones)]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
                <ButtonLink
                  size="sm"
                  variant="line"
                  to={path(`/admin/products/${product.id}/stock`)}
                  state={{ from: 'waiting' }}
                  aria-label={stock.titleOf(product.name[language])}
                >
                  {stock.title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
