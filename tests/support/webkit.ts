import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { eventually } from './eventually.ts';
import { end, type RemoteBrowser } from './remote-browser.ts';

export const webkitDriverPath = '/usr/bin/WebKitWebDriver';
export const screenPath = '/usr/bin/Xvfb';

const options = {
  binary: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0],
  args: ['--automation'],
};

/** Debian's WebKitGTK on its own virtual screen, controlled by WebDriver. */
export async function openWebkit(): Promise<RemoteBrowser> {
  // Xvfb finds a free display by itself and writes its number.
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.on('exit', () => reject(new Error('the screen of WebKit ended')));
    createInterface(screen.stdout).on('line', resolve);
  });
  const driver = spawn(webkitDriverPath, ['--port=0'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', http_proxy: '', https_proxy: '' },
  });
  const base = `http://127.0.0.1:${await eventually(() => portOf(driver))}`;
  const send = async <Result>(method: string, path: string, input?: object): Promise<Result> => {
    const body = input ? JSON.stringify(input) : null;
    const response = await fetch(base + path, { method, body });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error} ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    // Script timeout: a script whose page navigates away is never answered; the next poll runs it again.
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { script: 5_000 } } },
  });
  const session = `/session/${sessionId}`;
  return {
    name: 'WebKit',
    goto: (url) => send('POST', `${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return JSON.stringify((${expression}) ?? null)`;
      return JSON.parse(await send('POST', `${session}/execute/sync`, { script, args: [] }));
    },
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    close: async () => {
      await send('DELETE', session).catch(() => {});
      await end(driver);
      await end(screen);
    },
  };
}

/** The port that the driver has chosen and does not report: that of its only listening socket. */
async function portOf({ pid }: ChildProcess): Promise<number> {
  const files = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  const sockets = targets.map((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1]);
  const rows = (await readFile(`/proc/${pid}/net/tcp`, 'utf8')).trim().split('\n').slice(1);
  for (const row of rows) {
    const columns = row.trim().split(/\s+/);
    const isListening = columns[3] === '0A';
    if (isListening && sockets.includes(columns[9]))
      return Number.parseInt(columns[1]?.split(':')[1] ?? '', 16);
  }
  throw new Error('the driver of WebKit does not listen yet');
}
