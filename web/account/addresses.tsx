import { useState } from 'react';
import { maxAddresses, type SavedAddress } from '../../contracts/addresses.ts';
import { describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AddressLine } from '../orders/address-line.tsx';
import { nameOfAddress } from '../orders/address-of.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { TypedText } from '../ui/typed-text.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';
import profile from './profile.module.css';
import { inputOf, removeAddress, saveAddress, useAddresses } from './use-addresses.ts';

/** The customer's saved addresses. */
export function Addresses() {
  const { addresses: say, retry } = useCustomerWords();
  const loaded = useAddresses();
  const [opened, setOpened] = useState<SavedAddress | 'new' | null>(null);
  const all = loaded.data ?? [];
  return (
    <section aria-labelledby="addresses-title">
      <div className={profile.head}>
        <h2 id="addresses-title" className={profile.title}>
          {say.title}
        </h2>
        {loaded.data && all.length < maxAddresses && (
          <Button size="sm" variant="line" onClick={() => setOpened('new')}>
            {say.add}
          </Button>
        )}
      </div>
      {loaded.isError && (
        <LoadFailed retryLabel={retry} onRetry={() => void loaded.refetch()}>
          {say.failed}
        </LoadFailed>
      )}
      {loaded.data?.length === 0 && <p className={`muted ${styles.none}`}>{say.empty}</p>}
      <ul aria-busy={loaded.isPending}>
        {all.map((address) => (
          <Saved key={address.id} address={address} onEdit={() => setOpened(address)} />
        ))}
      </ul>
      {opened && (
        <AddressForm
          address={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onReopen={() => setOpened(opened)}
        />
      )}
    </section>
  );
}

function Saved({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const { addresses: say } = useCustomerWords();
  const words = useWords();
  const { undo } = useCartWords();
  const showToast = useShowToast();
  const name = nameOfAddress(address, useLanguage());
  const restore = () => {
    saveAddress(null, inputOf(address)).catch((error: unknown) =>
      showToast({ text: describeError(error, words), subject: address.id }),
    );
  };
  const remove = useAction(async () => {
    await removeAddress(address.id);
    const action = { label: undo, onPress: restore };
    showToast({ text: say.deleted(name), subject: address.id, action });
  });
  const prefer = useAction(() => saveAddress(address.id, { ...inputOf(address), default: true }));
  const failure = remove.failure ?? prefer.failure;
  const line = <AddressLine of={{ shipping_address: address, delivery: { area: address.area } }} />;
  return (
    <li className={styles.address}>
      <div>
        <h3>
          {/* An address without a label is named by its line, which begins with the street. */}
          {address.label ? <TypedText>{name}</TypedText> : line}
          {address.default && <span className="muted"> · {say.isDefault}</span>}
        </h3>
        {address.label && <p>{line}</p>}
        {address.landmark && (
          <p className="muted">
            <TypedText>{address.landmark}</TypedText>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!address.default && (
          <Button
            size="sm"
            variant="line"
            busy={prefer.isBusy}
            aria-label={say.makeDefaultNamed(name)}
            onClick={prefer.start}
          >
            {say.makeDefault}
          </Button>
        )}
        <Button size="sm" variant="line" aria-label={say.editNamed(name)} onClick={onEdit}>
          {say.edit}
        </Button>
        <Button
          size="sm"
          variant="line"
          busy={remove.isBusy}
          aria-label={say.deleteNamed(name)}
          onClick={remove.start}
        >
          {say.delete}
        </Button>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </li>
  );
}
