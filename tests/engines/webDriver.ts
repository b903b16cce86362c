import { spawn } from 'node:child_process';
import { NotReadyError, type Tab, untilThere } from './drivenPage.ts';
import type { Engine } from './engineTable.ts';

/** The name under which WebDriver returns elements (W3C WebDriver §6.3). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver's answers when it has done nothing, and a retry may succeed (W3C WebDriver §6.6). */
const notReady = ['element not interactable', 'element click intercepted', 'stale element reference'];

async function send(method: string, url: string, body?: object): Promise<never> {
  const response = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) {
    const Failure = notReady.includes(value.error ?? '') ? NotReadyError : Error;
    throw new Failure(`${url}: ${value.error} ${value.message}`);
  }
  return value as never;
}

/** Starts a driver of the system and a browser through it, with a driven tab (W3C WebDriver). */
export async function openByDriver(engine: Engine, path: string, port: number): Promise<Tab> {
  const driver = spawn(path, engine.arguments(port), { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  await untilThere('the driver', () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok || null,
      () => null, // it does not listen yet
    ),
  );
  const { sessionId }: { sessionId: string } = await send('POST', `${base}/session`, {
    capabilities: { alwaysMatch: engine.capabilities?.() ?? {} },
  });
  const session = `${base}/session/${sessionId}`;
  const evaluate = (run: string, args: readonly unknown[]): Promise<unknown> =>
    send('POST', `${session}/execute/sync`, { script: `return (${run})(...arguments)`, args });
  return {
    evaluate,
    open: (url) => send('POST', `${session}/url`, { url }),
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
    find: async (run, name) => {
      const found = (await evaluate(run, [name])) as Record<string, string> | null;
      return found?.[ELEMENT];
    },
    type: async (field, text) => {
      await send('POST', `${session}/element/${field}/clear`, {});
      await send('POST', `${session}/element/${field}/value`, { text });
    },
    click: (element) => send('POST', `${session}/element/${element}/click`, {}),
    enter: (frame) => send('POST', `${session}/frame`, { id: frame === null ? null : { [ELEMENT]: frame } }),
    close: async () => {
      await send('DELETE', session).catch(() => undefined); // a closed browser has no session to end
      driver.kill();
    },
  };
}
