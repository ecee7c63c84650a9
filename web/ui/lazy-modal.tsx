import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';
import { useWords } from '../i18n/language.tsx';
import { useShowToast } from './toast.tsx';

export type LoadedModal = { default: ComponentType };

type LazyModalProps = { isOpen: boolean; load: () => Promise<LoadedModal>; onLost: () => void };

/**
 * Lazy-loads a modal when first opened. Not `React.lazy`: a failed import would throw to the error boundary and lose the page;
 * here it is a toast.
 */
export function LazyModal({ isOpen, load, onLost }: LazyModalProps) {
  const { errors } = useWords();
  const showToast = useShowToast();
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const isMissing = isOpen && !Modal;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setModal(() => loaded.default),
      async () => {
        onLost();
        if (!(await reloadOnce())) showToast({ text: errors.network });
      },
    );
  }, [isMissing, load, onLost, showToast, errors]);
  return Modal && <Modal />;
}
