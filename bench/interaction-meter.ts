import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** What one action cost, in milliseconds. A walk at full speed knows no wall times, one that is slowed no processor time. */
export type Cost = { painted?: number; longestFrame?: number; processor?: number };
/** What is tapped, or what is done in another way. */
type Action = Locator | (() => Promise<unknown>);
export type Kind = 'interaction' | 'navigation';
export type Measured = { what: string; kind: Kind; cost: Cost };

/** The processor is made so many times slower. */
export const slowness = 4;

/** Milliseconds for which a page is looked at before the first tap. It loads then what the next taps need. */
export const look = 2000;

/** What the page notes of itself. */
type Notes = {
  events: PerformanceEventTiming[];
  frames: PerformanceEntry[];
  tapped: number;
  painted: number;
  take: () => void;
};
type Noting = { notes: Notes };

/** Runs in the page before its own scripts: Event Timing, frames that took long, and when the last tap was. */
function takeNotes(): void {
  const notes: Notes = { events: [], frames: [], tapped: 0, painted: 0, take: () => {} };
  const watch = (list: PerformanceEntry[], options: PerformanceObserverInit) => {
    const observer = new PerformanceObserver((seen) => void list.push(...seen.getEntries()));
    observer.observe(options);
    return () => void list.push(...observer.takeRecords());
  };
  const takers = [
    watch(notes.events, { type: 'event', durationThreshold: 16 } as PerformanceObserverInit),
    watch(notes.frames, { type: 'long-animation-frame' }),
  ];
  notes.take = () => takers.forEach((take) => void take());
  const noteTap = (event: Event) => {
    notes.tapped = event.timeStamp;
  };
  for (const name of ['pointerup', 'keydown', 'popstate'])
    window.addEventListener(name, noteTap, { capture: true });
  Object.assign(window, { notes });
}

/** Two idle moments, with time between them for what comes by the network. */
const atRest = () =>
  new Promise<void>((resolve) => {
    const whenIdle = (go: () => void) => requestIdleCallback(go, { timeout: 1000 });
    whenIdle(() => setTimeout(() => whenIdle(resolve), 250));
  });

/** Notes the first frame in which the page's own content is another and the wanted one is there. */
function noteNewPage(wanted: string): void {
  const { notes } = window as unknown as Noting;
  const content = document.querySelector('main');
  for (const part of content?.children ?? []) part.setAttribute('data-former', '');
  notes.painted = 0;
  const look = () => {
    if (document.querySelector('main > [data-former]') || !document.querySelector(wanted))
      return requestAnimationFrame(look);
    // The next task comes when this frame was drawn: one of the highest priority, or images that arrive would be loaded before.
    const note = () => {
      notes.painted = performance.now();
    };
    void scheduler.postTask(note, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
}

/** Out of the way of both bars. */
export const center = (what: Locator) =>
  what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Milliseconds that fixed work takes this browser at full speed: it tells how far tables of two days can be compared. */
export async function measureMachine(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const took = await page.evaluate(() => {
    const work = () => {
      const before = performance.now();
      Array.from({ length: 300_000 }, (_, nth) => (nth * 7919) % 1_000_003).sort((a, b) => a - b);
      return performance.now() - before;
    };
    const turns = Array.from({ length: 7 }, work).sort((a, b) => a - b);
    return turns[3] ?? 0;
  });
  await page.close();
  return took;
}

/** Measures actions on a page: slowed, how long the reader waits; at full speed, what the page's thread worked for it. */
export async function createMeter(page: Page, isSlowed: boolean) {
  const measured: Measured[] = [];
  await page.addInitScript(takeNotes);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const rest = () => page.evaluate(atRest);
  const note = (what: string, kind: Kind, cost: Cost) => void measured.push({ what, kind, cost });

  /** Looked for before the clock runs, and tapped by its place: Playwright's own look at a page is work of the page's thread. */
  const aim = async (action: Action) => {
    if (typeof action === 'function') return action;
    const isOut = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < 0 || bottom > innerHeight;
    };
    if (await action.evaluate(isOut)) await center(action);
    const box = await action.boundingBox();
    if (!box) throw new Error(`${action} is not on the page.`);
    return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const start = async () => {
    await page.evaluate(() => {
      const { notes } = window as unknown as Noting;
      notes.take();
      notes.events.length = 0;
      notes.frames.length = 0;
    });
    if (isSlowed) await slow(slowness);
    return threadTime(devtools);
  };
  const stop = async (what: string, kind: Kind, before: number, read: () => Cost) => {
    if (isSlowed) note(what, kind, await page.evaluate(read));
    else note(what, kind, { processor: (await threadTime(devtools)) - before });
    await slow(1);
  };

  /** From a tap or a key to the frame that shows its effect; `until` is what there is when all of it is done. */
  async function interaction(what: string, action: Action, until?: Locator): Promise<void> {
    await rest();
    const act = await aim(action);
    const before = await start();
    await act();
    do await rest();
    while (until && !(await until.isVisible()));
    await stop(what, 'interaction', before, readInteraction);
  }

  /** From a tap to the frame that shows the new page; `wanted` is the selector of its content. */
  async function navigation(what: string, action: Action, wanted: string): Promise<void> {
    await rest();
    const act = await aim(action);
    await page.evaluate(noteNewPage, wanted);
    const before = await start();
    await act();
    do await rest();
    while (!(await page.evaluate(() => (window as unknown as Noting).notes.painted)));
    await stop(what, 'navigation', before, readNavigation);
  }

  return { page, measured, interaction, navigation };
}
export type Meter = Awaited<ReturnType<typeof createMeter>>;

function readInteraction(): Cost {
  const { notes } = window as unknown as Noting;
  notes.take();
  const durations = notes.events.flatMap((event) => (event.interactionId ? [event.duration] : []));
  // Event Timing rounds to 8 ms and leaves out what took less than 16.
  return {
    painted: Math.max(16, ...durations),
    longestFrame: Math.max(0, ...notes.frames.map(({ duration }) => duration)),
  };
}

function readNavigation(): Cost {
  const { notes } = window as unknown as Noting;
  notes.take();
  return {
    painted: notes.painted - notes.tapped,
    longestFrame: Math.max(0, ...notes.frames.map(({ duration }) => duration)),
  };
}

/** Milliseconds of processor time that the page's main thread has used for tasks. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
