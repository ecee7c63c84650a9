import { type SyntheticEvent, useRef, useState } from 'react';
import type { Order } from '../../contracts/orders.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { type OrderVerbs, thenRefetch } from './order-verbs.ts';
import styles from './own-changes.module.css';

/** While an order waits: its customer cancels it, or corrects where it goes. Afterwards, and while a change is proposed, nothing. */
export function OwnChanges({ order, verbs }: { order: Order; verbs: OrderVerbs }) {
  const { changes } = useCustomerWords().orders;
  const [opened, setOpened] = useState<'address' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const isChangeable = order.status === 'pending' && !order.revision.proposed;
  return (
    <>
      {isChangeable && (
        <>
          <Button size="sm" variant="line" onClick={() => setOpened('address')}>
            {changes.editAddress}
          </Button>
          <Button size="sm" variant="bad" onClick={() => setOpened('cancel')}>
            {changes.cancel}
          </Button>
        </>
      )}
      {/* Stays open when the seller was quicker, so that the refusal is read and what was typed is kept. */}
      {opened === 'address' && <AddressForm order={order} verbs={verbs} onClose={close} />}
      {opened === 'cancel' && <CancelQuestion order={order} verbs={verbs} onClose={close} />}
    </>
  );
}

type Opened = { order: Order; verbs: OrderVerbs; onClose: () => void };

function CancelQuestion({ order, verbs, onClose }: Opened) {
  const { shell } = useWords();
  const { changes } = useCustomerWords().orders;
  const { isBusy, failure, start } = useAction(async () => {
    await thenRefetch(verbs, verbs.cancel(order.revision.number));
    onClose();
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={changes.cancelTitle}
      closeLabel={shell.close}
      width="narrow"
      busy={isBusy}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {changes.keep}
          </Button>
          <Button variant="bad" busy={isBusy} onClick={start}>
            {changes.cancel}
          </Button>
        </>
      }
    >
      <p>{changes.cancelText}</p>
      {failure && <Alert>{failure}</Alert>}
    </Modal>
  );
}

const fields = [
  ['street', 'address-line1'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
  ['phone', 'tel'],
] as const;

function AddressForm({ order, verbs, onClose }: Opened) {
  const { shell } = useWords();
  const { changes, phone } = useCustomerWords().orders;
  const [address, setAddress] = useState(order.shipping_address);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, start } = useAction(async () => {
    await thenRefetch(verbs, verbs.changeAddress(order.revision.number, address));
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    start();
  };
  const labels = { ...changes.addressFields, phone };
  return (
    <Modal
      open
      onClose={onClose}
      title={changes.editAddress}
      closeLabel={shell.close}
      busy={isBusy}
      foot={
        <Button block busy={isBusy} onClick={() => form.current?.requestSubmit()}>
          {changes.saveAddress}
        </Button>
      }
    >
      <form ref={form} className={styles.fields} noValidate onSubmit={submit}>
        {fields.map(([name, autoComplete]) => (
          <Field key={name} label={labels[name]}>
            <TextInput
              type={name === 'phone' ? 'tel' : 'text'}
              autoComplete={autoComplete}
              value={address[name]}
              onChange={({ target }) => setAddress({ ...address, [name]: target.value })}
            />
          </Field>
        ))}
      </form>
      {failure && <Alert>{failure}</Alert>}
    </Modal>
  );
}
