/** The shop's name مونة in square kufic, 13 × 7 stitches: `.` is bare cloth, `1` the first thread, `3` the third. */
export const wordmark: readonly string[] = [
  '1.1.3........',
  '.............',
  '111.1.111.111',
  '1.1.1.1.1.1.1',
  '11111.1111111',
  '........1....',
  '......111....',
];

/** Whether the wordmark says this name already, so that it need not stand beside it in letters. */
export const isWordmarkText = (name: string): boolean => name === 'مونة';
