import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

/** The middle of some figures, and how far the others are from it at most, as a share of it. */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const spread = Math.max(...sorted.map((figure) => Math.abs(figure - middle))) / (middle || 1);
  return { middle, spread };
}

/** The figure below which `share` of them lie. */
export const percentile = (figures, share) =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;

/** Answers a second of one address, asked by 32 connections for so many seconds. Throws when any answer is not as expected. */
async function rateOf({ url, headers = {}, status = 200, seconds = 3 }) {
  const { requests, statusCodeStats, errors, timeouts } = await autocannon({
    url,
    headers,
    connections: 32,
    duration: seconds,
  });
  const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== status);
  if (others.length > 0 || errors || timeouts)
    throw new Error(`${url} answered ${JSON.stringify(statusCodeStats)} with ${errors} errors.`);
  return requests.average;
}

/**
 * Measures several addresses side by side: each round asks all of them one after another, so that what else happens on
 * the machine falls on all alike. Answers each one's rates by round, after a round that does not count.
 */
export async function ratesOf(asked, { rounds, seconds }) {
  for (const one of asked) await rateOf({ ...one, seconds: 1 });
  const rates = asked.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of asked.entries()) rates[index].push(await rateOf({ ...one, seconds }));
  }
  return rates;
}

/** Milliseconds that each address took, asked one after another; the first `warmUp` do not count. */
export async function timesOf(urls, { headers = {}, warmUp = 20 } = {}) {
  const times = [];
  for (const url of urls) {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    times.push(performance.now() - start);
  }
  return times.slice(warmUp);
}

/** Resident memory of a process in MB. */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
