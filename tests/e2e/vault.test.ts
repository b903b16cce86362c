import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import { type Actor, confirm, fillPayment, hear, logIn, openPlain, pin, typeGroups } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { bringOver } from './olderWallet.ts';

const newPin = '860413';

withNetwork();

const go = (page: Page, path: string) => page.goto(`${new URL(page.url()).origin}${path}`);

/** From the open screen to Security, as a user goes. */
async function openSecurity({ screen }: Actor): Promise<void> {
  await screen.getByRole('link', { name: 'More sections', exact: true }).first().click();
  await screen
    .getByRole('link', { name: /^Settings/u })
    .first()
    .click();
  await screen.getByRole('link', { name: /^PIN and auto-lock/u }).click();
  await screen.getByRole('heading', { name: 'Security' }).waitFor();
}

async function changePin({ screen }: Actor, from: string, to: string): Promise<void> {
  const sheet = screen.getByRole('dialog');
  if ((await sheet.count()) === 0) await screen.getByRole('button', { name: 'Change PIN' }).click();
  await sheet.getByLabel('Current PIN').fill(from);
  await sheet.getByLabel('New PIN').fill(to);
  await sheet.getByLabel('Repeat PIN').fill(to);
  await sheet.getByLabel('Repeat PIN').press('Enter');
}

/** The same person in another tab. */
async function anotherTab(actor: Actor): Promise<Actor> {
  const page = await actor.context.newPage();
  await page.goto(actor.page.url());
  const screen = page.locator('body');
  const act = (label: string | RegExp) => screen.getByRole('button', { name: label }).last().click();
  return { ...actor, page, screen, act };
}

const menu = ({ screen }: Actor, state: string) =>
  screen.getByRole('button', { name: new RegExp(`^Account .*, ${state}$`, 'u') });

/** Unlocks by a payment's review; the wallet is open. */
async function unlockByReview(actor: Actor, usedPin: string): Promise<void> {
  await fillPayment(actor, { to: 'bob-holder2', amount: '0.1' });
  await confirm(actor, usedPin);
  await actor.screen.getByText(/^In block/u).waitFor();
  await actor.page.keyboard.press('Escape');
  await menu(actor, 'unlocked').waitFor();
}

/** A platform authenticator with a pseudo-random function, like a phone's. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** All data in the browser's storages under the app's address. */
const everythingKept = ({ page }: Actor) =>
  page.evaluate(async () => {
    const databases: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        databases[`${name} ${store}`] = await new Promise((resolve, reject) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        });
      database.close();
    }
    const cached = (
      await Promise.all(
        (
          await caches.keys()
        ).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat();
    return { databases, cached, local: { ...localStorage }, session: { ...sessionStorage } };
  });

/** Stored data that name the account, except the public list of all stakers, which every app reads. */
async function tracesOf(actor: Actor, account: string): Promise<string[]> {
  const { local, session, cached } = await everythingKept(actor);
  const { 'xbts.cache': cache, ...stores } = local as Record<string, string>;
  const { queries } = cache === undefined ? { queries: [] } : JSON.parse(cache);
  const named = Object.entries({ ...stores, ...session }).filter((entry) => entry.join().includes(account));
  const read = (queries as [query: { queryHash: string }, data: unknown][])
    .filter((query) => JSON.stringify(query).includes(account))
    .map(([{ queryHash }]) => queryHash);
  return [
    ...named.map(([key]) => key),
    ...read.filter((hash) => !hash.startsWith('["staking","percents"')),
    ...cached.filter((url) => url.includes(account)),
  ];
}

/** Alice's browser, from its first login to the reset; its address has a name, as required by a passkey. */
describe('one browser', () => {
  let alice: Actor;
  let backup = '';

  beforeAll(async () => {
    const named = { ...devnet, botUrl: devnet.botUrl.replace('127.0.0.1', 'localhost') };
    alice = await openPlain(browser, named, { isWelcomed: true, isKept: true });
    await addAuthenticator(alice.context, alice.page);
    await logIn(alice, 'alice-trader7');
  });
  afterAll(() => alice?.context.close());

  it('keeps a change of PIN over a reload: the old one is wrong, the new one opens', async () => {
    await openSecurity(alice);
    await changePin(alice, pin, newPin);
    await hear(alice, 'PIN changed.');
    await alice.page.reload();
    await changePin(alice, pin, '111222');
    await alice.screen.getByText('Wrong PIN.').waitFor();
    await alice.page.keyboard.press('Escape');
    await go(alice.page, '/wallet');
    await unlockByReview(alice, newPin);
  });

  it('locks its two tabs together, and both follow a logout', async () => {
    const second = await anotherTab(alice);
    await go(second.page, '/wallet');
    await unlockByReview(second, newPin);
    await menu(alice, 'unlocked').click();
    await alice.screen.getByText('Lock', { exact: true }).click();
    for (const { screen } of [alice, second]) await screen.getByLabel('PIN', { exact: true }).waitFor();
    // The page's own script is in its head.
    expect(await second.page.locator('body').innerHTML()).not.toMatch(/\d BTS|\$\d/u);
    await alice.page.reload();
    await alice.screen.getByLabel('PIN', { exact: true }).fill(newPin);
    await menu(alice, 'unlocked').waitFor();
    await menu(second, 'locked').waitFor();
    await menu(alice, 'unlocked').click();
    await alice.screen.getByText('Log out').click();
    await second.screen.getByRole('heading', { name: 'Log in' }).waitFor();
    await second.page.close();
    await alice.screen.getByRole('button', { name: /^alice-trader7/u }).click();
    await menu(alice, 'locked').waitFor();
  });

  it('unlocks by a passkey instead of the PIN', async () => {
    await openSecurity(alice);
    await alice.screen.getByRole('button', { name: /^Passkey/u }).click();
    const sheet = alice.screen.getByRole('dialog');
    await sheet.getByLabel('PIN', { exact: true }).fill(newPin);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await alice.screen.getByText('On', { exact: true }).waitFor();
    await go(alice.page, '/wallet');
    await fillPayment(alice, { to: 'bob-holder2', amount: '1' });
    await confirm(alice);
    await alice.screen.getByRole('button', { name: 'Use your passkey' }).click();
    await alice.screen.getByText(/^In block/u).waitFor();
    await alice.page.keyboard.press('Escape');
  });

  it('makes a backup of its keys and contacts', async () => {
    await alice.page.evaluate(() => {
      const contacts = [{ id: '1.2.27', name: 'bob-holder2', label: 'Bob' }];
      localStorage.setItem('xbts.contacts', JSON.stringify({ state: { contacts }, version: 0 }));
    });
    await go(alice.page, '/settings/backup');
    await alice.screen.getByLabel('Wallet PIN on this device').first().fill(newPin);
    await alice.screen.getByLabel('Backup password').first().fill('correct horse battery');
    await alice.screen.getByLabel('Repeat password').fill('correct horse battery');
    await alice.screen.getByRole('button', { name: 'Create backup' }).click();
    backup = await alice.screen.getByLabel('Backup as text').inputValue();
    await alice.screen.getByText('Also included').waitFor();
    const download = alice.page.waitForEvent('download');
    await alice.screen.getByRole('button', { name: 'Save as file' }).click();
    expect((await download).suggestedFilename()).toBe('xbts-backup.json');
  });

  it('transfers its keys and contacts by that backup to another browser, which lists its contents first', async () => {
    // The backup logs her in: the welcome notice would cover her next steps.
    const elsewhere = await openPlain(browser, devnet, { isWelcomed: true });
    await go(elsewhere.page, '/settings/backup');
    await elsewhere.screen.getByLabel('Or paste the text').fill(backup);
    await elsewhere.screen.getByLabel('Backup password').fill('correct horse battery');
    await elsewhere.screen.getByRole('button', { name: 'Open backup' }).click();
    await elsewhere.screen.getByText(/^Created \d/u).waitFor();
    await elsewhere.screen.getByRole('switch', { name: /^alice-trader7/u }).waitFor();
    await elsewhere.screen.getByRole('switch', { name: /^Contacts/u }).waitFor();
    expect((await everythingKept(elsewhere)).local['xbts.contacts']).toBeUndefined();
    await elsewhere.screen.getByLabel('New PIN').fill(newPin);
    await elsewhere.screen.getByLabel('Repeat PIN').fill(newPin);
    await elsewhere.screen.getByRole('button', { name: 'Restore selected' }).click();
    await hear(elsewhere, '1 account restored.');
    expect((await everythingKept(elsewhere)).local['xbts.contacts']).toContain('"label":"Bob"');
    await go(elsewhere.page, '/wallet');
    await menu(elsewhere, 'locked').waitFor();
    await go(elsewhere.page, '/settings/backup');
    await bringOver(elsewhere, newPin);
    await elsewhere.context.close();
  });

  it('contains no keys, accounts and contacts after a reset: the remaining entries are listed', async () => {
    const bob = { id: '1.2.27', name: 'bob-holder2', label: 'Bob' };
    await alice.page.evaluate((contact) => {
      localStorage.setItem('xbts.contacts', JSON.stringify({ state: { contacts: [contact] }, version: 1 }));
      localStorage.setItem('uid', '7001001');
      localStorage.setItem(
        'xbts.favourites',
        '{"state":{"accounts":["bob-holder2"],"assets":[]},"version":1}',
      );
    }, bob);
    await go(alice.page, '/settings/security');
    expect(await tracesOf(alice, 'alice-trader7')).not.toEqual([]);
    await alice.screen.getByRole('button', { name: 'Reset app' }).click();
    await alice.screen.getByRole('checkbox', { name: /^Also contacts/u }).waitFor();
    await alice.screen.getByRole('button', { name: 'Remove everything' }).click();
    await alice.screen.getByRole('heading', { name: 'Log in' }).waitFor();
    await expect.poll(() => tracesOf(alice, 'alice-trader7')).toEqual([]);
    await expect.poll(() => tracesOf(alice, 'bob-holder2')).toEqual([]);
    const { databases, local } = await everythingKept(alice);
    expect(databases).toEqual({
      'xbts-vault attempts': 0,
      'xbts-vault device': 0,
      'xbts-vault envelope': 0,
      'xbts-vault policy': 0,
    });
    // Public, and present only after a reading or a proof.
    const { 'xbts.cache': _cache, 'xbts.config': _config, 'xbts.cache.chain': _chain, ...others } = local;
    // Facts about the user's orders: present once their news have started, and empty now.
    const { 'xbts.witnesses': _witnesses, 'xbts.orderNews': news, ...kept } = others;
    expect(JSON.parse(news ?? '{"state":{"known":[]}}').state).toEqual({ known: [] });
    const lists = Object.entries(kept).map(([key, text]) => [
      key,
      key.startsWith('xbts.') ? JSON.parse(text).state : text,
    ]);
    expect(Object.fromEntries(lists)).toMatchObject({
      'xbts.accounts': { accounts: [] },
      'xbts.session': { account: null },
      'xbts.contacts': { contacts: [] },
      'xbts.facts': { accounts: [], assets: [] },
      'xbts.favourites': { accounts: [], assets: [] },
      'xbts.gatewayMoves': { deposits: [], withdrawals: [] },
      'xbts.creation': { name: '' },
      'xbts.lock': { isClosed: false },
      'xbts.noticesOffered': { account: '' },
      'xbts.pinForm': { form: 'unknown' },
      'xbts.registration': { name: '', at: 0 },
      'xbts.withdrawAddresses': { addresses: [] },
      'xbts.settings': { language: null, isWarningDue: true, autoLockMinutes: 10 },
    });
    expect(Object.keys(kept).sort()).toEqual([
      'partner_id',
      'xbts.accounts',
      'xbts.contacts',
      'xbts.creation',
      'xbts.facts',
      'xbts.favourites',
      'xbts.gatewayMoves',
      'xbts.lock',
      'xbts.markets',
      'xbts.noticesOffered',
      'xbts.pending',
      'xbts.pinForm',
      'xbts.registration',
      'xbts.session',
      'xbts.settings',
      'xbts.withdrawAddresses',
    ]);
  });
});

describe('a wallet without a PIN', () => {
  it('is set up, unlocked and backed up by its passkey alone, and gets a PIN on request', async () => {
    const named = { ...devnet, botUrl: devnet.botUrl.replace('127.0.0.1', 'localhost') };
    const carol = await openPlain(browser, named, { isWelcomed: true });
    const { page, screen, act } = carol;
    await addAuthenticator(carol.context, page);
    await page.reload();
    await screen.getByLabel('Account name').fill('carol-pools3');
    await screen.getByLabel('Password', { exact: true }).fill(worldAccount('carol-pools3').password);
    await act('Log in');
    await screen.getByRole('button', { name: 'Use passkey, no PIN' }).click();
    await menu(carol, 'unlocked').waitFor();
    await page.reload();
    await menu(carol, 'locked').waitFor();
    await fillPayment(carol, { to: 'bob-holder2', amount: '1' });
    await confirm(carol);
    await screen.getByText(/^In block/u).waitFor();
    await page.keyboard.press('Escape');
    await go(page, '/settings/backup');
    await screen.getByText('This wallet has no PIN').first().waitFor();
    await screen.getByLabel('Backup password').first().fill('correct horse battery');
    await screen.getByLabel('Repeat password').fill('correct horse battery');
    await screen.getByRole('button', { name: 'Create backup' }).click();
    expect(await screen.getByLabel('Backup as text').inputValue()).toContain('xbts-backup');
    await go(page, '/wallet');
    await openSecurity(carol);
    await screen.getByRole('button', { name: 'New PIN' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByLabel('New PIN').fill(newPin);
    await sheet.getByLabel('Repeat PIN').fill(newPin);
    await sheet.getByRole('button', { name: 'Change PIN' }).click();
    await hear(carol, 'PIN changed.');
    await page.reload();
    await go(page, '/wallet');
    await unlockByReview(carol, newPin);
    await carol.context.close();
  });
});

describe('a change of the account’s password', () => {
  it('is signed by the owner, and afterwards only the new password opens the account', async () => {
    const carol = await openPlain(browser, devnet, { isWelcomed: true });
    await logIn(carol, 'carol-pools3');
    await openSecurity(carol);
    await carol.screen.getByRole('link', { name: /^Change account password/u }).click();
    await carol.screen
      .getByLabel('Current password or owner key')
      .fill(worldAccount('carol-pools3').password);
    await carol.screen.getByRole('button', { name: 'Continue' }).click();
    await carol.screen.locator('ol code').first().waitFor();
    const groups = await carol.screen.locator('ol code').allTextContents();
    const password = groups.join('');
    expect(password).toMatch(/^P5[HJK][1-9A-HJ-NP-Za-km-z]{49}$/u);
    for (const sentence of ['A forgotten password', 'I have written', 'If I lose it']) {
      await carol.screen.getByText(sentence).click();
    }
    await typeGroups(carol, groups);
    await carol.screen.getByRole('button', { name: 'Review change' }).click();
    const review = carol.screen.getByRole('dialog');
    await review.getByText(/^This replaces the account password/u).waitFor();
    await confirm(carol);
    await carol.screen.getByText(/^In block/u).waitFor();
    await carol.page.keyboard.press('Escape');
    await carol.screen.getByLabel('PIN', { exact: true }).fill(pin);
    await carol.screen.getByRole('button', { name: 'Confirm', exact: true }).click();
    await carol.screen.getByText('Password changed.').waitFor();
    await carol.context.close();

    const elsewhere = await openPlain(browser, devnet);
    await elsewhere.screen.getByLabel('Account name').fill('carol-pools3');
    await elsewhere.screen.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.act('Log in');
    await elsewhere.screen.getByRole('heading', { name: 'Create a PIN' }).waitFor();
    await elsewhere.context.close();
  });
});

/** Written like crypto-js: AES-256-CBC under a passphrase, with OpenSSL's salted derivation of key and iv. */
function sealLegacy(secret: string, legacyPin: string): string {
  const passphrase = createHash('sha384').update(legacyPin).digest('hex');
  const salt = randomBytes(8);
  let material = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  while (material.length < 48) {
    last = createHash('md5')
      .update(Buffer.concat([last, Buffer.from(passphrase), salt]))
      .digest();
    material = Buffer.concat([material, last]);
  }
  const cipher = createCipheriv('aes-256-cbc', material.subarray(0, 32), material.subarray(32, 48));
  return Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(secret), cipher.final()]).toString(
    'base64',
  );
}

describe('the legacy app’s wallet', () => {
  it('causes one question after a login with its account, and is gone if so chosen', async () => {
    const { password } = worldAccount('bob-holder2');
    const bob = await openPlain(browser, devnet, { isWelcomed: true });
    const account = { address: 'bob-holder2', secret: sealLegacy(password, '482173'), type: 'password' };
    const text = JSON.stringify({ app: { account } });
    // Once the form is loaded the app has looked for that store: found now, it would be offered before the login too.
    await bob.screen.getByLabel('Account name').waitFor();
    await bob.page.evaluate((kept) => localStorage.setItem('xbtsadvanced', kept), text);
    await logIn(bob, 'bob-holder2');
    await bob.screen.getByText('gives up a six-digit PIN in about a minute').waitFor();
    await bob.screen.getByRole('button', { name: 'Remove old storage' }).click();
    await bob.screen.getByRole('button', { name: 'Remove old storage' }).waitFor({ state: 'detached' });
    expect(await bob.page.evaluate(() => localStorage.getItem('xbtsadvanced'))).toBeNull();
    await bob.context.close();
  });

  it('is found at the start and moved by its PIN', async () => {
    const secret = sealLegacy(worldAccount('bob-holder2').password, '4821');
    const bob = await openPlain(browser, devnet, { isWelcomed: true });
    const text = JSON.stringify({ app: { account: { address: 'bob-holder2', secret, type: 'password' } } });
    await bob.page.evaluate((kept) => localStorage.setItem('xbtsadvanced', kept), text);
    await bob.page.reload();
    await bob.screen.getByLabel('PIN of the previous app').fill('4821');
    await bob.screen.getByRole('button', { name: 'Move keys' }).click();
    await bob.page.waitForURL('**/wallet');
    await menu(bob, 'unlocked').waitFor();
    expect(await bob.page.evaluate(() => localStorage.getItem('xbtsadvanced'))).toBeNull();
    await bob.context.close();
  });
});
