import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isHydrated } from './browser.ts';
import { eventually } from './eventually.ts';

/** The common interface of Firefox (WebDriver BiDi) and WebKit (WebDriver): W3C actions are the same JSON in both. */
export type RemoteBrowser = {
  name: string;
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, passed as JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  perform: (actions: object[]) => Promise<void>;
  close: () => Promise<void>;
};

/** A person at such a browser: finds elements by their names, and uses real keys and a real mouse. */
export type RemoteVisitor = {
  goto: (url: string) => Promise<void>;
  /** Waits until an expression of the page is true. */
  until: (expression: string) => Promise<void>;
  /** Waits for an element with this name or text that can be hit, and clicks it. */
  click: (selector: string, name?: string) => Promise<void>;
  type: (text: string) => Promise<void>;
};

/** Non-printing keys, as W3C code points. */
export const keys = { tab: '\uE004', enter: '\uE007', arrowDown: '\uE015' };

/** Where a click would hit the element, or null while it is missing or covered. */
const pointOf = `(selector, name) => {
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  const element = [...document.querySelectorAll(selector)].find((one) => nameOf(one).includes(name) && one.checkVisibility());
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}`;

export function visitWith({ goto, evaluate, perform }: RemoteBrowser): RemoteVisitor {
  const until: RemoteVisitor['until'] = (expression) =>
    eventually(async () => {
      if (!(await evaluate<boolean>(`Boolean(${expression})`))) throw new Error(`never true: ${expression}`);
    });
  return {
    until,
    goto: async (url) => {
      await goto(url);
      await until(`(${isHydrated})()`);
    },
    click: async (selector, name = '') => {
      let last = '';
      const { x, y } = await eventually(async () => {
        const point = await evaluate<{ x: number; y: number } | null>(
          `(${pointOf})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`,
        );
        // Found twice at the same place: after a navigation the page may still be scrolling.
        const isStill = JSON.stringify(point) === last;
        last = JSON.stringify(point);
        if (!point || !isStill) throw new Error(`nothing to click: ${selector} ${name}`);
        return point;
      });
      const press = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }]);
    },
    type: (text) =>
      perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
  };
}

/** Ends a process of the browser, and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
