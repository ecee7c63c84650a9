/** The shop's name مونة in square kufic, 13 × 7 stitches: `.` is empty, `1` the first colour of thread, `3` the third. */
export const wordmark: readonly string[] = [
  '1.1.3........',
  '.............',
  '111.1.111.111',
  '1.1.1.1.1.1.1',
  '11111.1111111',
  '........1....',
  '......111....',
];

/** Whether the wordmark already shows this name, so that it isn't repeated in letters. */
export const isWordmarkText = (name: string): boolean => name === 'مونة';
