import { feeWords } from '../../contracts/fee-words.ts';
import { orderLinkPath } from '../../contracts/guest-orders.ts';
import { lastReadyOn, nameOfDay } from '../../contracts/ready-day.ts';
import { formatSlot, slotName } from '../../contracts/slot-words.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { AddressLine } from '../orders/address-line.tsx';
import { PayTo } from '../orders/pay-to.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { Price } from '../ui/price.tsx';
import { keepUnits, OrderNumber } from '../ui/typed-text.tsx';
import { reportWhatsappOpened, type SentOrder } from './open-whatsapp.ts';
import styles from './order-saved.module.css';
import { SaveAddress } from './save-address.tsx';

/** Confirms that the order is saved; the shopper still has to send the message in WhatsApp. */
export function OrderSaved({ order, onClose }: { order: SentOrder; onClose: () => void }) {
  const { shell } = useWords();
  const cart = useCartWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const path = usePath();
  const { slot, method } = order.delivery;
  const readyDay = lastReadyOn(order.items);
  return (
    <Modal
      open
      onClose={onClose}
      isClosedBeside={false}
      title={say.savedTitle}
      closeLabel={shell.close}
      foot={
        <div className={styles.foot}>
          {order.token ? (
            <ButtonLink variant="line" to={path(orderLinkPath(order.token))} onClick={onClose}>
              {say.guestOrder}
            </ButtonLink>
          ) : (
            <ButtonLink variant="line" to={path('/orders')} onClick={onClose}>
              {say.myOrders}
            </ButtonLink>
          )}
          <Button variant="text" onClick={onClose}>
            {say.keepShopping}
          </Button>
        </div>
      }
    >
      <div className={styles.saved}>
        <p>
          {say.savedNumber}{' '}
          <b>
            <OrderNumber>{order.number}</OrderNumber>
          </b>
          <br />
          {order.delivery.fee_pending ? feeWords[language].totalWithout : cart.total}{' '}
          <b>
            <Price amount={order.total} language={language} />
          </b>
          {slot && (
            <>
              <br />
              {slotName[language]} <b>{keepUnits(formatSlot(slot, language))}</b>
            </>
          )}
        </p>
        {readyDay && !slot && <p>{cart.ready.whole(nameOfDay(readyDay, language))}</p>}
        {method === 'pickup' && (
          <p>
            {say.pickupFrom}{' '}
            <b>
              <AddressLine of={order} />
            </b>
          </p>
        )}
        <p>{say.savedText}</p>
        <a
          className={styles.whatsapp}
          href={order.whatsapp_url}
          target="_blank"
          rel="noreferrer"
          data-autofocus
          onClick={() => reportWhatsappOpened(order)}
        >
          <Icon name="chat" />
          {say.openWhatsapp}
        </a>
        <PayTo order={order} />
        {order.token && <p className="muted">{say.guestSaved}</p>}
        {!order.token && <SaveAddress order={order} />}
      </div>
    </Modal>
  );
}
