import { isDeepStrictEqual } from 'node:util';

/** Whether a change leaves every column of a row as it was: such a save gets no entry in the activity log. */
export const isUnchanged = <Row extends object>(before: Row, change: Partial<Row>): boolean =>
  isDeepStrictEqual({ ...before, ...change }, before);
