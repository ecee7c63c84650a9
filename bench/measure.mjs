import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The median, and the median absolute deviation as a share of it. */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const distances = sorted.map((figure) => Math.abs(figure - middle)).sort((a, b) => a - b);
  const spread = (distances[Math.floor(distances.length / 2)] ?? 0) / (middle || 1);
  return { middle, spread };
}

/** The quantile below which `share` of the values lie. */
export const percentile = (figures, share) =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;

/**
 * Requests per second to one address over 32 connections, and the CPU microseconds per request of the server process
 * `pid`. Throws unless the first response has the expected status and wrk reports no errors.
 */
async function rateOf({ url, pid, headers = {}, status = 200, seconds }) {
  const first = await fetch(url, { headers });
  if (first.status !== status) throw new Error(`${url} answered ${first.status}.`);
  await first.arrayBuffer();
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = await processorTimeOf(pid);
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, ...said, url]);
  const spent = (await processorTimeOf(pid)) - before;
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not hold: ${stdout}`);
  return { rate, cost: spent / requests };
}

/**
 * Interleaved measurement: each round requests all addresses alternately, so that the machine's noise affects all
 * alike. Returns rates and costs by round, after a warm-up of two seconds each.
 */
export async function ratesOf(asked, { rounds, seconds }) {
  for (const one of asked) await rateOf({ ...one, seconds: 2 });
  const rates = asked.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of asked.entries()) rates[index].push(await rateOf({ ...one, seconds }));
  }
  return rates;
}

/** Latencies in milliseconds by address, requested alternately; the first `warmUp` are dropped. */
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

/** The CPU time of a process so far, in microseconds; the kernel counts in hundredths of a second. */
async function processorTimeOf(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
