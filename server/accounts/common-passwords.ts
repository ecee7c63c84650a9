/** Likely guesses that general password lists lack: the shop's own names and local words. */
const ownWords = new Set(
  'mouneh mouneh1 mouneh123 cilka1 cilka123 zaatar labneh amman1 amman123 jordan123 habibti alhamdulillah allah123 ahmad123 ahmed123 omar123 falasteen p@ssword instagram whatsapp'.split(
    ' ',
  ),
);

/** Whether the text repeats one to four characters: `aaaaaa`, `121212`, `abcabc`. */
const isRepeat = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** Whether the characters are consecutive, upwards or downwards, with 0 after 9 as on a keyboard. */
function isRow(text: string): boolean {
  const rows = ['0123456789012345678', 'abcdefghijklmnopqrstuvwxyz', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];
  const back = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(back));
}

/**
 * Whether a password of six letters or more is common, repeated or sequential (dictionary attack). The long list is
 * loaded lazily: most processes never need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (ownWords.has(text) || isRepeat(text) || isRow(text)) return true;
  list ??= readList();
  return (await list).has(text);
}

let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= 6));
}
