import {
  type PrivateKey,
  passwordSeeds,
  privateKeyFromPassword,
  wifFromPrivateKey,
} from '@xbts/shared/protocol/keys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import type { Page } from 'playwright-core';
import type { Actor } from './actors.ts';

const roles = ['owner', 'active', 'memo'] as const satisfies Role[];
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');

/** Every form in which the typed text could leak; half of a long text counts as all of it. */
export function formsOfText(text: string): string[] {
  const middle = Math.ceil(text.length / 2);
  const halves = text.length > 40 ? [text.slice(0, middle), text.slice(middle)] : [];
  const parameter = new URLSearchParams({ text }).toString().slice('text='.length);
  return [
    ...new Set([text, ...halves, encodeURIComponent(text), parameter, base64(text), hex(Buffer.from(text))]),
  ];
}

/** Every form in which the keys of an account's password could leak, including the password. */
export function formsOfPassword(account: string, password: string): string[] {
  const keys: PrivateKey[] = roles.map((role) => privateKeyFromPassword(account, role, password));
  return [
    ...formsOfText(password),
    ...roles
      .flatMap((role) => passwordSeeds(account, role, password))
      .filter((each) => typeof each === 'string'),
    ...keys.flatMap((key) => [wifFromPrivateKey(key), hex(key), base64(key), [...key].join()]),
  ];
}

/**
 * Records everything that leaves the page or is written by it: requests of workers too, sockets, logs, errors,
 * addresses.
 */
export function listen(page: Page, heard: string[]): void {
  page
    .context()
    .on('request', (request) =>
      heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
    );
  listenToPage(page, heard);
}

/** The same without the requests, for another page of a recorded context. */
export function listenToPage(page: Page, heard: string[]): void {
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(`${error.message} ${error.stack ?? ''}`));
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  page.on('websocket', (socket) => {
    heard.push(socket.url());
    socket.on('framesent', ({ payload }) => heard.push(String(payload)));
  });
}

/** The current content of the app's document, its fields and every storage of the browser. */
export async function remains({ screen, context, page }: Actor): Promise<string> {
  const inPage = await screen.evaluate(async (body) => {
    const parts: string[] = [
      body.ownerDocument.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      window.name,
      document.title,
    ];
    for (const input of body.querySelectorAll('input, textarea'))
      parts.push((input as HTMLInputElement).value);
    const plain = (_: string, value: unknown) =>
      value instanceof Uint8Array
        ? [...value].map((byte) => byte.toString(16).padStart(2, '0')).join('')
        : value;
    for (const { name: database = '' } of await indexedDB.databases()) {
      const open = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of open.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = open.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        parts.push(JSON.stringify(rows, plain));
      }
      open.close();
    }
    const cached = 'caches' in window ? await caches.keys() : [];
    for (const name of cached)
      for (const request of await (await caches.open(name)).keys()) parts.push(request.url);
    return parts.join('\n');
  });
  const entries = page.frames().map((frame) => frame.url());
  return [inPage, JSON.stringify(await context.cookies()), ...entries].join('\n');
}
