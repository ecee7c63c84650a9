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

/** Draft persistence: the account's unsaved profile values. Never passwords. */
export const readDraft = (userId: string): ProfileValues | null =>
  draft?.userId === userId ? draft.values : null;

/** Keeps the draft until it is saved or discarded; `beforeunload` asks before it would be lost. */
export function keepDraft(userId: string, values: ProfileValues): void {
  draft = { userId, values };
  window.addEventListener('beforeunload', ask);
}

export function dropDraft(): void {
  draft = null;
  window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
