/** The texts of the profile's form, as they are typed. */
export type ProfileValues = {
  name: string;
  email: string;
  phone: string;
  birthDate: string;
  address: string;
};

type Draft = { userId: string; values: ProfileValues };
let draft: Draft | null = null;

/** What this user has typed and not saved, though the form may have been left since. Passwords are no part of it. */
export const readDraft = (userId: string): ProfileValues | null =>
  draft?.userId === userId ? draft.values : null;

/** Keeps what was typed until it is saved or dropped; leaving the shop asks first. */
export function keepDraft(userId: string, values: ProfileValues): void {
  draft = { userId, values };
  window.addEventListener('beforeunload', ask);
}

export function dropDraft(): void {
  draft = null;
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
