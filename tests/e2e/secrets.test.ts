import {
  type PrivateKey,
  passwordSeeds,
  privateKeyFromPassword,
  type Role,
  wifFromPrivateKey,
} from '@xbts/shared/protocol/keys.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { worldAccount } from '../devnet/world/accounts.ts';
import {
  type Actor,
  acceptWelcome,
  blockOf,
  confirm,
  fillPayment,
  openInMessenger,
  openPlain,
} from './actors.ts';
import { launchBrowser } from './browser.ts';

const name = 'alice-trader7';
const { password } = worldAccount(name);
const passphrase = 'violet otter 4817 lantern';

let devnet: Devnet;
let browser: Browser;

beforeAll(async () => {
  devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await devnet?.close();
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Every form a secret of the account could leak in. */
function secretsOf(): string[] {
  const keys: PrivateKey[] = (['owner', 'active', 'memo'] as const satisfies Role[]).map((role) =>
    privateKeyFromPassword(name, role, password),
  );
  const forms = keys.flatMap((key) => [
    wifFromPrivateKey(key),
    hex(key),
    Buffer.from(key).toString('base64'),
    [...key].join(),
  ]);
  return [
    password,
    passphrase,
    encodeURIComponent(passphrase),
    ...passwordSeeds(name, 'active', password),
    ...forms,
  ].filter((each): each is string => typeof each === 'string');
}

/** Everything that leaves the page or is written by it, as it happens. */
function listen(page: Page, heard: string[]): void {
  page.on('request', (request) =>
    heard.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  page.on('console', (message) => heard.push(message.text()));
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  page.on('websocket', (socket) => {
    heard.push(socket.url());
    socket.on('framesent', ({ payload }) => heard.push(String(payload)));
  });
}

/** Everything that lies in the app's document and storage now. */
function remains({ screen }: Actor): Promise<string> {
  return screen.evaluate(async (body) => {
    const parts: string[] = [
      body.ownerDocument.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
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
    return parts.join('\n');
  });
}

async function liveThrough(actor: Actor): Promise<void> {
  const { screen, act } = actor;
  await screen.getByLabel('Account name').fill(name);
  await screen.getByLabel('Password', { exact: true }).fill('a wrong password of alice');
  await act('Log in');
  await screen.getByRole('alert').first().waitFor();
  await screen.getByLabel('Password', { exact: true }).fill(password);
  await act('Log in');
  await screen.getByLabel('PIN', { exact: true }).fill(passphrase);
  await screen.getByLabel('Repeat the PIN').fill(passphrase);
  await act('Save and enter');
  await acceptWelcome(actor);
  await fillPayment(actor, { to: 'bob-holder2', amount: '1', memo: 'a letter' });
  await confirm(actor);
  await blockOf(actor);
}

describe('password, PIN and keys', () => {
  it.each([
    ['a plain page', () => openPlain],
    [
      'the messenger',
      () => (on: Browser, network: Devnet, options: object) => openInMessenger(on, network, 7001001, options),
    ],
  ])('are in no request, log, address, storage or document of %s', async (_, opener) => {
    const heard: string[] = [];
    const actor = await opener()(browser, devnet, { watch: (page: Page) => listen(page, heard) });
    await liveThrough(actor);
    const everything = `${heard.join('\n')}\n${await remains(actor)}\n${devnet.bot?.log() ?? ''}`;
    expect(everything).toContain('bob-holder2');
    expect(everything).toContain('xbts.accounts');
    const found = secretsOf().filter((secret) => everything.includes(secret));
    expect(found).toEqual([]);
    await actor.context.close();
  });
});
