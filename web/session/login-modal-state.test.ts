import { beforeEach, expect, test } from 'vitest';
import { closeLoginModal, continueSignedIn, openLoginModal, useLoginModal } from './login-modal-state.ts';

beforeEach(closeLoginModal);

test('it opens on the login tab unless another is asked for', () => {
  openLoginModal();
  expect(useLoginModal.getState()).toMatchObject({ isOpen: true, tab: 'login' });
  openLoginModal({ tab: 'signup' });
  expect(useLoginModal.getState()).toMatchObject({ isOpen: true, tab: 'signup' });
});

test('what was asked for happens once, after somebody came in, with the modal closed', () => {
  const seen: boolean[] = [];
  openLoginModal({ afterwards: () => seen.push(useLoginModal.getState().isOpen) });
  continueSignedIn();
  continueSignedIn();
  expect(seen).toEqual([false]);
});

test('closing the modal drops what was asked for', () => {
  const seen: string[] = [];
  openLoginModal({ afterwards: () => seen.push('done') });
  closeLoginModal();
  openLoginModal();
  continueSignedIn();
  expect(seen).toEqual([]);
});

test('closing the modal is an answer too, which coming in is not', () => {
  const seen: string[] = [];
  openLoginModal({ otherwise: () => seen.push('declined') });
  continueSignedIn();
  expect(seen).toEqual([]);
  openLoginModal({ otherwise: () => seen.push('declined') });
  closeLoginModal();
  closeLoginModal();
  expect(seen).toEqual(['declined']);
});
