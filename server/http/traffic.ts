import { Counter, Histogram, type Registry } from 'prom-client';

/** An answered request; its route is a pattern, to keep the cardinality low. */
type Answered = { method: string; route: string; status: number; seconds: number };

export type CountRequest = (answered: Answered) => void;

/** Counts and times answered requests in the shop's registry. */
export function openTraffic(registry: Registry): CountRequest {
  const registers = [registry];
  const requests = new Counter({
    name: 'mouneh_http_requests_total',
    help: 'Answers past the page cache',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'mouneh_http_request_duration_seconds',
    help: 'Time until an answer past the page cache began',
    labelNames: ['method', 'route'],
    registers,
  });
  return ({ method, route, status, seconds }) => {
    requests.inc({ method, route, status });
    durations.observe({ method, route }, seconds);
  };
}
