import type { ReactNode } from 'react';
import type { Language } from '../../contracts/language.ts';
import { orderStatuses } from '../../contracts/orders.ts';
import { CropModal } from '../admin/images/crop-modal.tsx';
import type { Words } from '../i18n/en.ts';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { Alert } from '../ui/alert.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { ChatLink, EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { FormModal } from '../ui/form-modal.tsx';
import { LazyModal } from '../ui/lazy-modal.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { Modal } from '../ui/modal.tsx';
import { NavigationProgress } from '../ui/navigation-progress.tsx';
import { Paper } from '../ui/paper.tsx';
import { PrintedPage } from '../ui/printed-page.tsx';
import { ShelfSkeleton } from '../ui/shelf-skeleton.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { type ToastMessage, useShowToast } from '../ui/toast.tsx';
import styles from './components.module.css';
import { longName } from './samples.ts';
import { type Specimens, WithState } from './specimen.tsx';

/** Messages: notices, dialogs, loading and empty states. */
export function noticeSpecimens(words: Words, language: Language): Specimens {
  const { cart, catalogue, errors, shell } = words;
  const openedByButton = (dialog: (isOpen: boolean, close: () => void) => ReactNode) => (
    <WithState initial={false}>
      {(isOpen, set) => (
        <>
          <Button variant="line" onClick={() => set(true)}>
            {catalogue.list}
          </Button>
          {dialog(isOpen, () => set(false))}
        </>
      )}
    </WithState>
  );
  const modal = (width: 'narrow' | 'normal' | 'wide', busy = false) =>
    openedByButton((isOpen, close) => (
      <Modal
        open={isOpen}
        onClose={close}
        title={longName[language]}
        closeLabel={shell.close}
        width={width}
        busy={busy}
        foot={<Button onClick={close}>{shell.close}</Button>}
      >
        <p>{shell.description}</p>
      </Modal>
    ));
  const formModal = (isChanged: boolean) =>
    openedByButton(
      (isOpen, close) =>
        isOpen && (
          <FormModal isChanged={isChanged} onClose={close} title={longName[language]}>
            <p>{shell.description}</p>
          </FormModal>
        ),
    );
  const bar = (text: string) => (
    <BottomBar label={shell.menu}>
      <b>{text}</b>
      <Button>{cart.addToCart}</Button>
    </BottomBar>
  );
  return {
    alert: [
      { state: 'bad', show: <Alert>{errors.network}</Alert> },
      { state: 'ok', show: <Alert tone="ok">{shell.loggedOut}</Alert> },
      { state: 'note', show: <Alert tone="note">{shell.loggedOut}</Alert> },
      { state: 'long', show: <Alert>{longName[language]}</Alert> },
    ],
    'load-failed': [
      {
        state: 'with its second try',
        show: (
          <LoadFailed retryLabel={shell.broken.again} onRetry={() => undefined}>
            {errors.network}
          </LoadFailed>
        ),
      },
    ],
    'form-modal': [
      { state: 'changed', show: formModal(true) },
      { state: 'not changed', show: formModal(false) },
    ],
    modal: [
      { state: 'narrow', show: modal('narrow') },
      { state: 'normal', show: modal('normal') },
      { state: 'wide', show: modal('wide') },
      { state: 'busy', show: modal('normal', true) },
    ],
    'lazy-modal': [
      {
        state: 'whose file is lost',
        show: openedByButton((isOpen, close) => (
          <LazyModal isOpen={isOpen} load={() => Promise.reject(new Error('lost'))} onLost={close} />
        )),
      },
    ],
    'crop-modal': [
      {
        state: 'of a square',
        show: openedByButton(
          (isOpen, close) =>
            isOpen && <CropModal image="/icons/icon-512.png" onApply={close} onClose={close} />,
        ),
      },
    ],
    toast: [
      { state: 'text', show: <ShowToast message={{ text: longName[language] }} /> },
      {
        state: 'with an action',
        show: (
          <ShowToast
            message={{
              text: catalogue.noProducts,
              image: '/icons/icon-192.png',
              action: { label: catalogue.changeStore, onPress: () => {} },
            }}
          />
        ),
      },
    ],
    'toast-region': [
      {
        state: 'two at once',
        show: <ShowToast message={{ text: errors.network }} another={{ text: catalogue.noProducts }} />,
      },
    ],
    'bottom-bar': [
      { state: 'which sticks', show: bar(cart.addToCart), wide: true },
      { state: 'too high to stick', show: bar(longName[language]), wide: true },
    ],
    'status-badge': [
      {
        state: 'all',
        show: (
          <div className={styles.row}>
            {orderStatuses.map((status) => (
              <OrderStatusBadge key={status} status={status} />
            ))}
            <StatusBadge status="elsewhere">{catalogue.outOfStock}</StatusBadge>
          </div>
        ),
      },
    ],
    'empty-shelf': [
      {
        state: 'with an action',
        show: (
          <EmptyShelf
            title={catalogue.noProducts}
            text={catalogue.noProductsHint}
            action={<Button size="sm">{catalogue.clearSearch}</Button>}
          />
        ),
        wide: true,
      },
    ],
    'shelf-skeleton': [
      { state: 'waiting', show: <ShelfSkeleton label={catalogue.loadingMore} count={4} />, wide: true },
    ],
    'loading-bar': [{ state: 'busy', show: <LoadingBar busy label={shell.loading} /> }],
    'navigation-progress': [{ state: 'idle', show: <NavigationProgress /> }],
    paper: [
      { state: 'plain', show: <Paper>{shell.description}</Paper> },
      { state: 'with a hem', show: <Paper hem>{shell.description}</Paper> },
    ],
    'printed-page': [{ state: 'on paper only', show: <PrintedPage>{shell.description}</PrintedPage> }],
    'contact-links': [
      {
        state: 'all',
        show: (
          <div className={styles.row}>
            <PhoneLink className="link" phone="+962791234567" />
            <EmailLink className="link" email="hello@example.com" />
            <ChatLink className="link" phone="+962791234567">
              WhatsApp
            </ChatLink>
          </div>
        ),
      },
    ],
  };
}

function ShowToast({ message, another }: { message: ToastMessage; another?: ToastMessage }) {
  const showToast = useShowToast();
  const { text } = message;
  return (
    <Button
      variant="line"
      onClick={() => {
        showToast(message);
        if (another) showToast(another);
      }}
    >
      {text}
    </Button>
  );
}
