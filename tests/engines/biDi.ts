import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Tab, untilThere } from './drivenPage.ts';
import type { Engine } from './engineTable.ts';

/** A value of the page (W3C WebDriver BiDi, script.RemoteValue), with the members needed here. */
interface RemoteValue {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

type Send = (method: string, params: object) => Promise<never>;

/** Starts a browser with built-in WebDriver BiDi, and drives its tab. */
export async function openByBiDi(engine: Engine, path: string, port: number): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'engine-'));
  const browser = spawn(path, [...engine.arguments(port), '--profile', profile], { stdio: 'ignore' });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const socket = await untilThere('the browser', () => connected(`ws://127.0.0.1:${port}/session`));
  const send = senderOf(socket);
  await send('session.new', { capabilities: {} });
  const { contexts }: { contexts: { context: string }[] } = await send('browsingContext.getTree', {});
  const page = contexts[0]?.context ?? '';
  return {
    ...tabOf(send, page),
    close: async () => {
      await send('browser.close', {});
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function tabOf(send: Send, page: string): Omit<Tab, 'close'> {
  let context = page;
  /** Runs a function with elements of the page, or values. */
  const call = async (run: string, given: readonly object[]): Promise<RemoteValue> => {
    const answer: { type: string; result: RemoteValue; exceptionDetails?: { text: string } } = await send(
      'script.callFunction',
      { functionDeclaration: run, arguments: given, target: { context }, awaitPromise: false },
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  };
  const perform = (source: object) => send('input.performActions', { context, actions: [source] });
  const click = async (element: string) => {
    await call(`(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`, [
      { sharedId: element },
    ]);
    const origin = { type: 'element', element: { sharedId: element } };
    await perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  };
  return {
    open: async (url) => {
      context = page;
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    resize: (width, height) =>
      send('browsingContext.setViewport', { context: page, viewport: { width, height } }),
    evaluate: async (run, given) => {
      const asText = `(given) => JSON.stringify((${run})(...JSON.parse(given)))`;
      const { value } = await call(asText, [{ type: 'string', value: JSON.stringify(given) }]);
      return value === undefined ? undefined : JSON.parse(String(value));
    },
    find: async (run, name) => (await call(run, [{ type: 'string', value: name }])).sharedId,
    type: async (field, text) => {
      // A frame focused only by a script gets no keys.
      await click(field);
      await call('(field) => field.select()', [{ sharedId: field }]);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keys', actions: keys });
    },
    click,
    enter: async (frame) => {
      context = page;
      if (frame === null) return;
      const { value } = await call('(frame) => frame.contentWindow', [{ sharedId: frame }]);
      context = String(Object(value).context);
    },
  };
}

/** An open socket; null while the port is closed. */
async function connected(url: string): Promise<WebSocket | null> {
  const socket = new WebSocket(url);
  return await new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => resolve(null), { once: true });
  });
}

function senderOf(socket: WebSocket): Send {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    if (type === 'success') waiting.get(id)?.resolve(result as never);
    else if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  return (method, params) => {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      setTimeout(() => reject(new Error(`${method} was not answered in a minute`)), 60_000).unref();
    });
  };
}
