import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { openOrderLink, orderLinkPath } from '../../contracts/guest-orders.ts';
import { formatDay } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { readOrderLinks, removeOrderLink, removeOrderLinks } from '../browser/order-links.ts';
import { ApiError, call } from '../http/api.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { TotalNote } from '../orders/fee.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { isUnderWay, OrderThread } from '../orders/order-thread.tsx';
import { queryClient } from '../session/query-client.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Price } from '../ui/price.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import card from './order-card.module.css';
import styles from './orders.module.css';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** My Orders without an account: those that were placed in this browser, each opened by its private link, and the way to log in. */
export function DeviceOrders() {
  const { orders, retry } = useCustomerWords();
  const [tokens, setTokens] = useState(readOrderLinks);
  const results = useQueries(
    {
      queries: tokens.map((token) => ({
        queryKey: ['order-link', token],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(openOrderLink, { token }, { signal }),
      })),
    },
    queryClient,
  );
  const gone = tokens.filter((_, index) => isGone(results[index]?.error)).join(' ');
  useEffect(() => {
    for (const token of gone.split(' ')) removeOrderLink(token);
  }, [gone]);
  const removeAll = () => {
    removeOrderLinks();
    setTokens([]);
  };
  if (results.every(({ error }) => isGone(error)))
    return <LoginPrompt title={orders.login} text={orders.loginText} />;
  const failed = results.filter(({ error }) => error && !isGone(error));
  return (
    <div className="wrap">
      <ul className={styles.list}>
        {results.map(({ data }, index) => {
          const token = tokens[index] ?? '';
          return data && <DeviceOrder key={token} order={data} token={token} />;
        })}
      </ul>
      {results.some(({ isPending }) => isPending) && <p role="status">{orders.loading}</p>}
      {failed.length > 0 && (
        <LoadFailed
          retryLabel={retry}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {orders.failed}
        </LoadFailed>
      )}
      <p className={`muted ${styles.device}`}>
        {orders.deviceText}
        <Button variant="text" size="sm" onClick={removeAll}>
          {orders.deviceRemove}
        </Button>
      </p>
      <AccountOffer />
    </div>
  );
}

function AccountOffer() {
  const { loginLink, orders } = useCustomerWords();
  const path = usePath();
  const { pathname, search, hash } = useLocation();
  const next = new URLSearchParams({ next: pathname + search + hash });
  return (
    <section className={styles.account} aria-labelledby="account-orders">
      <h2 id="account-orders">{orders.deviceAccount}</h2>
      <p className="muted">{orders.loginText}</p>
      <ButtonLink variant="line" to={`${path('/login')}?${next}`}>
        {loginLink}
      </ButtonLink>
    </section>
  );
}

function DeviceOrder({ order, token }: { order: Order; token: string }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const path = usePath();
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={card.order}>
      <header className={card.head}>
        <div>
          <p className="muted num">
            {formatDay(order.created_at, language)} · {orders.items(count)}
          </p>
          <h2 className={card.number}>
            {orders.order} <bdi dir="ltr">{order.number}</bdi>
          </h2>
        </div>
        <OrderStatusBadge status={order.status} method={order.delivery.method} />
        <p className={card.total}>
          <Price amount={order.total} language={language} />
          <TotalNote order={order} language={language} />
        </p>
      </header>
      {isUnderWay(order.status) && <OrderThread status={order.status} delivery={order.delivery} />}
      <ButtonLink
        size="sm"
        variant="line"
        to={path(orderLinkPath(token))}
        aria-label={orders.detailsNamed(order.number)}
      >
        {orders.details}
      </ButtonLink>
    </li>
  );
}
