import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { optionalPhone } from '../../contracts/accounts.schemas.ts';
import { guestPhoneSchema } from '../../contracts/guest-orders.schemas.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormModal } from '../ui/form-modal.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { type OrderActions, thenRefetch } from './order-actions.ts';

const formSchema = z.object({ phone: optionalPhone });
const guestSchema = z.object({ phone: guestPhoneSchema }) as unknown as typeof formSchema;
type Values = z.input<typeof formSchema>;
type Parsed = z.output<typeof formSchema>;

/** Corrects the phone of an order that is picked up, which has no address to correct. */
export function ChangePhone({
  order,
  actions,
  onClose,
}: {
  order: Order;
  actions: OrderActions;
  onClose: () => void;
}) {
  const { errors } = useWords();
  const { changes, phone } = useCustomerWords().orders;
  const showToast = useShowToast();
  const form = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(actions.needsPhone ? guestSchema : formSchema),
    defaultValues: { phone: formatPhoneAsTyped(order.shipping_address.phone) },
  });
  const wanted = useRef('');
  const { isBusy, failure, start } = useAction(async () => {
    await thenRefetch(actions, actions.changePhone(order.revision.number, wanted.current));
    onClose();
    showToast({ text: changes.phoneSaved });
  });
  const submit = (event: SyntheticEvent) =>
    void form.handleSubmit((values) => {
      wanted.current = values.phone ?? '';
      start();
    })(event);
  const fault = form.formState.errors.phone?.message;
  return (
    <FormModal
      isChanged={form.formState.isDirty}
      onClose={onClose}
      title={changes.editPhone}
      width="narrow"
      busy={isBusy}
      foot={
        <Button block type="submit" form="order-phone" busy={isBusy}>
          {changes.savePhone}
        </Button>
      }
    >
      <form id="order-phone" noValidate onSubmit={submit}>
        {failure && <Alert>{failure}</Alert>}
        <PhoneField
          {...form.register('phone')}
          label={phone}
          error={fault && errors.fields[fault as keyof typeof errors.fields]}
          disabled={isBusy}
          enterKeyHint="done"
        />
      </form>
    </FormModal>
  );
}
