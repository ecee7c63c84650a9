import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { orderLinkPath, recordLinkWhatsappOpened } from '../../contracts/guest-orders.ts';
import { removeDraft } from '../browser/drafts.ts';
import { readOrderLinks, removeOrderLink, removeOrderLinks } from '../browser/order-links.ts';
import { useContent } from '../content/shop-content.tsx';
import { ApiError, call } from '../http/api.ts';
import { usePath } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { queryClient } from '../session/query-client.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { actionsByLink } from './order-actions.ts';
import { OrderCard } from './order-card.tsx';
import { orderLinkQuery, useFreshOrderLinks } from './order-link-query.ts';
import styles from './orders.module.css';
import { RemoveQuestion } from './remove-question.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** My Orders without an account: the orders placed in this browser, each opened by its private link, with a link to log in. */
export function DeviceOrders() {
  const { orders, retry } = useCustomerWords();
  const path = usePath();
  const hasGuests = useContent().guestOrders;
  const [tokens, setTokens] = useState(readOrderLinks);
  useFreshOrderLinks();
  const results = useQueries({ queries: tokens.map(orderLinkQuery) }, queryClient);
  const gone = tokens.filter((_, index) => isGone(results[index]?.error)).join(' ');
  useEffect(() => {
    for (const token of gone.split(' ')) removeOrderLink(token);
  }, [gone]);
  const [isRemoving, setRemoving] = useState(false);
  if (results.every(({ error }) => isGone(error)))
    return (
      <LoginPrompt
        title={orders.login}
        text={hasGuests ? `${orders.loginText} ${orders.byLink}` : orders.loginText}
      />
    );
  const failed = results.filter(({ error }) => error && !isGone(error));
  return (
    <div className="wrap">
      <ul className={styles.list}>
        {results.map(({ data, isPending }, index) => {
          const token = tokens[index] ?? '';
          if (data)
            return (
              <OrderCard
                key={token}
                order={data}
                actions={actionsByLink(token)}
                answerLink={
                  <WhatsappLink
                    order={data}
                    links={data.whatsapp_urls}
                    onOpen={() => call(recordLinkWhatsappOpened, { token })}
                  />
                }
                detailsOf={(variant) => (
                  <ButtonLink
                    size="sm"
                    variant={variant}
                    to={path(orderLinkPath(token))}
                    aria-label={orders.detailsNamed(data.number)}
                  >
                    {orders.details}
                  </ButtonLink>
                )}
              />
            );
          return isPending && <li key={token} aria-hidden="true" className={styles.ghost} />;
        })}
      </ul>
      {results.some(({ isPending }) => isPending) && (
        <p className="visually-hidden" role="status">
          {orders.loading}
        </p>
      )}
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
        <Button variant="text" size="sm" onClick={() => setRemoving(true)}>
          {orders.deviceRemove}
        </Button>
      </p>
      <AccountOffer />
      {isRemoving && (
        <RemoveQuestion
          onRemove={() => {
            removeOrderLinks();
            removeDraft('places');
            setTokens([]);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
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
