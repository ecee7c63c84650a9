/** What this process tells of itself to those who watch it, counted as it happens: plain numbers, so that counting costs nothing. */
export type Vitals = {
  /** True from the moment at which the shop is told to stop: nobody new is to be sent here. */
  isStopping: boolean;
  /** New orders; one that was sent twice counts once. */
  ordersPlaced: number;
  slowQueries: number;
  /** Turned away because there was more to do than can be done. */
  requestsRefused: number;
  /** Answers that were there, answers that had to be made, and how many bytes are kept. */
  pageCache: { hits: number; misses: number; bytes: number };
};

export const openVitals = (): Vitals => ({
  isStopping: false,
  ordersPlaced: 0,
  slowQueries: 0,
  requestsRefused: 0,
  pageCache: { hits: 0, misses: 0, bytes: 0 },
});
