import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The middle of some figures, and how far from it, as a share of it, half of them lie at most. */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const distances = sorted.map((figure) => Math.abs(figure - middle)).sort((a, b) => a - b);
  const spread = (distances[Math.floor(distances.length / 2)] ?? 0) / (middle || 1);
  return { middle, spread };
}

/** The figure below which `share` of them lie. */
export const percentile = (figures, share) =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;

/**
 * Answers a second of one address, asked by 32 connections for so many seconds. Throws unless one answer is as expected
 * and all the others are of the same kind.
 */
async function rateOf({ url, headers = {}, status = 200, seconds }) {
  const first = await fetch(url, { headers });
  if (first.status !== status) throw new Error(`${url} answered ${first.status}.`);
  await first.arrayBuffer();
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, ...said, url]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not hold: ${stdout}`);
  return rate;
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
