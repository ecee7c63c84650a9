import type { Sample } from './exposition.ts';

/** A request that was answered: its route is a pattern, of which there are few. */
type Answered = { method: string; route: string; status: number; seconds: number };

export type Traffic = {
  count: (answered: Answered) => void;
  /** How many requests were answered, by method, route and status. */
  requests: () => Sample[];
  /** How long they took, as a histogram by method and route. */
  durations: () => Sample[];
};

type Labels = { method: string; route: string };
type Duration = { labels: Labels; buckets: number[]; sum: number; count: number };

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts the requests that this process answers. */
export function openTraffic(): Traffic {
  const requests = new Map<string, { labels: Labels & { status: number }; count: number }>();
  const durations = new Map<string, Duration>();
  return {
    count: ({ method, route, status, seconds }) => {
      const labels = { method, route };
      const key = `${method} ${route}`;
      const counted = requests.get(`${key} ${status}`) ?? { labels: { ...labels, status }, count: 0 };
      counted.count += 1;
      requests.set(`${key} ${status}`, counted);
      const duration = durations.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) duration.buckets[bucket] = (duration.buckets[bucket] ?? 0) + 1;
      duration.sum += seconds;
      duration.count += 1;
      durations.set(key, duration);
    },
    requests: () => [...requests.values()].map(({ labels, count }) => ({ labels, value: count })),
    durations: () => [...durations.values()].flatMap(samplesOf),
  };
}

/** Each bucket holds those before it too, as Prometheus wants it. */
function samplesOf({ labels, buckets, sum, count }: Duration): Sample[] {
  let below = 0;
  const filled = bounds.map((bound, index) => {
    below += buckets[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: bound }, value: below };
  });
  return [
    ...filled,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
