import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** The cost of one action in milliseconds. At full speed only CPU time is measured, in a slowed walk only wall times. */
export type Cost = { painted?: number; longestFrame?: number; processor?: number };
/** The element to tap, or a custom action. */
type Action = Locator | (() => Promise<unknown>);
export type Kind = 'interaction' | 'navigation';
export type Measured = { what: string; kind: Kind; cost: Cost };

/** The CPU slowdown factor. */
export const slowness = 4;

/** Milliseconds between loading a page and the first tap, in which it prefetches what the next taps need. */
export const look = 2000;

/** The page's recorded measurements. */
type Notes = {
  events: PerformanceEventTiming[];
  frames: PerformanceEntry[];
  tapped: number;
  painted: number;
  take: () => void;
};
type Noting = { notes: Notes };

/** Runs in the page before its own scripts: records Event Timing, long frames, and the time of the last tap. */
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

/** Waits for two idle moments, with time in between for network requests. */
const atRest = () =>
  new Promise<void>((resolve) => {
    const whenIdle = (go: () => void) => requestIdleCallback(go, { timeout: 1000 });
    whenIdle(() => setTimeout(() => whenIdle(resolve), 250));
  });

/** Records the first frame in which the page's content has changed and the wanted element exists. */
function noteNewPage(wanted: string): void {
  const { notes } = window as unknown as Noting;
  const content = document.querySelector('main');
  for (const part of content?.children ?? []) part.setAttribute('data-former', '');
  notes.painted = 0;
  const look = () => {
    if (document.querySelector('main > [data-former]') || !document.querySelector(wanted))
      return requestAnimationFrame(look);
    // The next task runs when this frame was painted; with the highest priority, as arriving images would otherwise be
    // handled first.
    const note = () => {
      notes.painted = performance.now();
    };
    void scheduler.postTask(note, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
}

/** Scrolls an element away from both bars. */
export const center = (what: Locator) =>
  what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/**
 * Milliseconds that a fixed computation takes in this browser at full speed: shows how far tables of two days can be
 * compared.
 */
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

/** Measures actions on a page: slowed, the user's waiting time; at full speed, the main thread's work. */
export async function createMeter(page: Page, isSlowed: boolean) {
  const measured: Measured[] = [];
  await page.addInitScript(takeNotes);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const rest = () => page.evaluate(atRest);
  const note = (what: string, kind: Kind, cost: Cost) => void measured.push({ what, kind, cost });

  /** Located before the clock starts, and tapped by its position: Playwright's own lookups cost main thread time. */
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

  /** From a tap or a key to the frame that shows its effect; `until` is an element that appears at the end. */
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
  // Event Timing rounds to 8 ms and omits events shorter than 16.
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

/** Milliseconds of CPU time that the page's main thread has used for tasks. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
