import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { end, type RemoteBrowser } from './remote-browser.ts';

export const firefoxPath = '/usr/bin/firefox-esr';

/** Only this machine can be reached: all other traffic goes to a proxy that doesn't exist. */
const preferences = `
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
`;

type Answer = { id?: number; type: string; result: never; error?: string; message?: string };

/** Debian's Firefox, controlled by WebDriver BiDi over its own web socket. */
export async function openFirefox(): Promise<RemoteBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'mouneh-firefox-'));
  await writeFile(path.join(profile, 'user.js'), preferences);
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const firefox = spawn(firefoxPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    firefox.on('exit', () => reject(new Error('Firefox ended')));
    createInterface(firefox.stderr).on('line', (line) => {
      const [, found] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, result, error, message } = JSON.parse(data) as Answer;
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
  });
  let sent = 0;
  const send = <Result>(method: string, params: object): Promise<Result> => {
    sent += 1;
    const answer = Promise.withResolvers<never>();
    waiting.set(sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise;
  };
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context ?? '';
  return {
    name: 'Firefox',
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        expression: `JSON.stringify((${expression}) ?? null)`,
        target: { context },
        awaitPromise: false,
      });
      return JSON.parse(result.value);
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    close: async () => {
      socket.close();
      await end(firefox);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
