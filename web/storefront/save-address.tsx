import { useState } from 'react';
import {
  addressLabels,
  createAddress,
  listAddresses,
  matchesSavedAddress,
  maxAddresses,
} from '../../contracts/addresses.ts';
import type { Order } from '../../contracts/orders.ts';
import { call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './order-saved.module.css';
import { useLoaded } from './use-loaded.ts';

/** Offers a customer to save the order's address under a label, unless it is saved already. */
export function SaveAddress({ order }: { order: Order }) {
  const words = useWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const loaded = useLoaded((signal) => call(listAddresses, {}, { signal }));
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | { failed: unknown }>('idle');
  const { phone: _, ...place } = order.shipping_address;
  const address = { ...place, area_id: order.delivery.area?.id ?? null };
  const save = async (label: string) => {
    setState('busy');
    await call(createAddress, { ...address, label }).then(
      () => setState('saved'),
      (failed: unknown) => setState({ failed }),
    );
  };
  const { country, method } = order.delivery;
  // Saved addresses are in Jordan.
  if (loaded.status !== 'ready' || method === 'pickup' || country) return null;
  const known = loaded.value;
  if (known.length >= maxAddresses || known.some((one) => matchesSavedAddress(one, address))) return null;
  if (state === 'saved') return <p role="status">{say.addressSaved}</p>;
  return (
    <section className={styles.address} aria-labelledby="save-address">
      <h3 id="save-address">{say.saveAddress}</h3>
      <div>
        {addressLabels.map(({ [language]: label }) => (
          <Button
            key={label}
            size="sm"
            variant="line"
            busy={state === 'busy'}
            onClick={() => void save(label)}
          >
            {label}
          </Button>
        ))}
      </div>
      {typeof state === 'object' && <Alert>{describeError(state.failed, words)}</Alert>}
    </section>
  );
}
