/** Counters and state of this process for `/metrics` and `/readyz`: plain numbers, so that counting costs nothing. */
export type Vitals = {
  /** True once graceful shutdown has begun: `/readyz` answers 503, so that the load balancer sends no new traffic. */
  isStopping: boolean;
  /** New orders; a repeated request counts once. */
  ordersPlaced: number;
  slowQueries: number;
  /** Requests refused with a 503 by load shedding (`http/overload.ts`). */
  requestsRefused: number;
  /** Hits, misses and bytes of the page cache. */
  pageCache: { hits: number; misses: number; bytes: number };
};

export const openVitals = (): Vitals => ({
  isStopping: false,
  ordersPlaced: 0,
  slowQueries: 0,
  requestsRefused: 0,
  pageCache: { hits: 0, misses: 0, bytes: 0 },
});
