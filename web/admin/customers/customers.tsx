import { Link } from 'react-router';
import { roles } from '../../../contracts/accounts.ts';
import { formatPhone } from '../../../contracts/format-phone.ts';
import { formatDay } from '../../../contracts/language.ts';
import { type Customer, customerSorts, listUsers } from '../../../contracts/users.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useSession } from '../../session/session.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Email } from '../email.tsx';
import { EmptyList } from '../empty-list.tsx';
import { ListFilters } from '../list-filters.tsx';
import { choiceOf, useKnownFilters, useListQuery } from '../list-query.ts';
import { PageTitle } from '../page-title.tsx';
import { PagedList } from '../paged-list.tsx';
import { RowLink } from '../row-link.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './customers.module.css';

/** The list of accounts, each with its number of orders and total. */
export default function Customers() {
  const { shell } = useWords();
  const { customers: say } = useAdminWords();
  const path = usePath();
  const list = useListQuery();
  const q = list.query.get('q') ?? '';
  const role = choiceOf(roles, list.query.get('role'));
  const sort = choiceOf(customerSorts, list.query.get('sort'));
  useKnownFilters({ role, sort });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <PageTitle
        title={say.title}
        text={
          <>
            {say.guests}{' '}
            <Link className="link" to={path('/admin/orders')}>
              {say.toOrders}
            </Link>
            . {say.intro}
          </>
        }
      />
      <ListFilters
        search={{ label: say.search, placeholder: say.searchHint, value: q }}
        fields={[
          {
            name: 'role',
            label: say.role,
            value: role ?? '',
            options: [['', say.everybody], ...roles.map((one) => [one, say.roleFilters[one]] as const)],
          },
          {
            name: 'sort',
            label: say.sortBy,
            value: sort ?? 'newest',
            options: customerSorts.map((one) => [one, say.sorts[one]] as const),
            isOrder: true,
          },
        ]}
        onChange={list.change}
      />
      <List list={list} input={{ q, role, sort }} />
    </>
  );
}

type ListProps = {
  list: ReturnType<typeof useListQuery>;
  input: Pick<Parameters<typeof call<typeof listUsers>>[1], 'q' | 'role' | 'sort'>;
};

function List({ list, input }: ListProps) {
  const { customers: say } = useAdminWords();
  const path = usePath();
  const cursor = list.query.get('cursor') ?? undefined;
  const loaded = useFetched({
    queryKey: ['customers', list.key],
    queryFn: ({ signal }) => call(listUsers, { ...input, cursor }, { signal }),
  });
  const empty = (
    <EmptyList
      title={say.none}
      text={say.noneText}
      action={
        <>
          {input.q && (
            <ButtonLink variant="line" to={path(`/admin/orders?${new URLSearchParams({ q: input.q })}`)}>
              {say.searchOrders}
            </ButtonLink>
          )}
          <Button variant="line" onClick={list.clear}>
            {say.clear}
          </Button>
        </>
      }
    />
  );
  return (
    <PagedList list={list} loaded={loaded} say={say} empty={empty}>
      {(customer) => <Row key={customer.id} customer={customer} />}
    </PagedList>
  );
}

function Row({ customer }: { customer: Customer }) {
  const { customers: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const isSelf = useSession(({ user }) => user?.id === customer.id);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <RowLink to={path(`/admin/customers/${customer.id}`)} name={customer.name} />
        {isSelf && <span className="muted">({say.you})</span>}
        {customer.role === 'admin' && <span className={styles.role}>{say.roles.admin}</span>}
        <Email email={customer.email} className={styles.email} />
      </div>
      <span className={styles.phone}>
        {customer.phone && (
          <a href={`tel:${customer.phone}`} aria-label={`${say.call} ${formatPhone(customer.phone)}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{formatPhone(customer.phone)}</bdi>
          </a>
        )}
      </span>
      <span className={`num ${styles.orders}`}>{say.orders(customer.orders)}</span>
      <span className={styles.spent}>
        <Price amount={customer.spent} language={language} />
      </span>
      <span className={`muted num ${styles.since}`}>
        {say.joined(formatDay(customer.joined_at, language))}
      </span>
    </li>
  );
}
