import { cpus, loadavg } from 'node:os';
import { type Kind, look, type Measured, slowness } from './interaction-meter.ts';

/** The budget of each kind until its effect is on screen, in milliseconds. */
const budgets: Record<Kind, number> = { interaction: 100, navigation: 300 };

type Run = { rounds: number; products: number; fixedWork: number[]; revision?: string | undefined };

/** The table of one shop's costs, or of two; the second is the other revision's. */
export function describeCosts(
  [own = [], other]: Measured[][],
  { rounds, products, fixedWork, revision }: Run,
): string {
  const heads = ['what', 'painted, median', 'worst', 'of the budget', 'longest frame', 'processor'];
  if (other) heads.push(`painted, of ${revision}'s`, `processor, of ${revision}'s`);
  const actions = new Map(own.map(({ what, kind }) => [what, kind]));
  const rows = [...actions].map(([what, kind]) => {
    const [painted, longestFrame, processor] = figuresOf(own, what);
    const cells = [
      what,
      ms(median(painted)),
      ms(Math.max(...painted)),
      (median(painted) / budgets[kind]).toFixed(2),
      ms(median(longestFrame)),
      ms(slowness * median(processor)),
    ];
    if (!other) return cells;
    const [paintedBefore, , processorBefore] = figuresOf(other, what);
    return [...cells, ratio(painted, paintedBefore), ratio(processor, processorBefore)];
  });
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# How soon a tap is answered',
    '',
    `Measured by \`npm run interactions\` on ${new Date().toISOString().slice(0, 10)}: a phone of 390 × 844 px whose processor is ${slowness} times slower, a shop with`,
    `${products.toLocaleString('en')} products on the same machine (${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}), ${rounds} rounds. A page is looked at for ${look / 1000} s before the first tap. "Painted" is from the tap to the frame that shows its effect; an`,
    `interaction may take ${budgets.interaction} ms of it, a navigation ${budgets.navigation} ms. "Processor" is what the page's thread worked until all was at rest, measured at full`,
    `speed and multiplied by ${slowness}: a busy machine changes it little. The browser sorted 300,000 numbers in ${ms(median(fixedWork))} (median) at full`,
    'speed: a table of another day is comparable as far as that was the same.',
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

function figuresOf(measured: Measured[], what: string): [number[], number[], number[]] {
  const costs = measured.filter((one) => one.what === what).map(({ cost }) => cost);
  const figures = (name: 'painted' | 'longestFrame' | 'processor') =>
    costs.map((cost) => cost[name]).filter((figure) => figure !== undefined);
  return [figures('painted'), figures('longestFrame'), figures('processor')];
}

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
const ms = (figure: number) => `${Math.round(figure)} ms`;
const ratio = (now: number[], before: number[]) => (median(now) / median(before)).toFixed(2);
