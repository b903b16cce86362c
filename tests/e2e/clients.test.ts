import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientName, clientNames } from '../devnet/messenger/page/protocol/clients.ts';
import {
  type Actor,
  fillPayment,
  hear,
  logIn,
  messengerActor,
  openChat,
  openInMessenger,
  pin,
} from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { textOf } from './texts.ts';

withNetwork();

const [ALICE, BOB] = [7001001, 7001002];

/** What is in a cell of the matrix (docs/browsers.md): the thing itself, or what takes its place. */
interface Cells {
  readonly scan: 'scanner' | 'camera';
  /** What gives the text; `said`: nothing does, and the app says what to do. */
  readonly paste: 'text' | 'said';
  readonly biometrics: 'sensor' | 'pin';
  /** Asked before closing while a form has input. */
  readonly closing: 'asked' | 'not asked';
  readonly reload: 'by the app' | 'by the client';
  /** Pixels over the app in full screen: the device's and the client's. */
  readonly fullscreen: number;
  readonly share: 'goes on' | 'closed by the client';
}

const native = {
  paste: 'text',
  closing: 'asked',
  reload: 'by the client',
  share: 'goes on',
} satisfies Partial<Cells>;

const cells: Readonly<Record<ClientName, Cells>> = {
  android: { ...native, scan: 'scanner', biometrics: 'sensor', fullscreen: 66 },
  ios: { ...native, scan: 'scanner', biometrics: 'sensor', fullscreen: 66 },
  tdesktop: { ...native, scan: 'camera', biometrics: 'pin', fullscreen: 46 },
  macos: { ...native, scan: 'camera', biometrics: 'sensor', fullscreen: 60 },
  weba: {
    scan: 'camera',
    paste: 'said',
    biometrics: 'pin',
    closing: 'not asked',
    reload: 'by the app',
    fullscreen: 58.8,
    share: 'goes on',
  },
  webk: {
    scan: 'camera',
    paste: 'said',
    biometrics: 'pin',
    closing: 'asked',
    reload: 'by the app',
    fullscreen: 56,
    share: 'closed by the client',
  },
  unigram: { ...native, scan: 'camera', biometrics: 'pin', fullscreen: 0 },
};

/** Alice's browser, in which she has logged in once. */
let alices: BrowserContext;

beforeAll(async () => {
  const actor = await openInMessenger(browser, devnet, ALICE, { isWelcomed: true, client: 'android' });
  await logIn(actor, 'alice-trader7');
  alices = actor.context;
  await alices.grantPermissions(['clipboard-read', 'clipboard-write']);
  await actor.page.close();
});
afterAll(() => alices?.close());

const go = ({ screen }: Actor, path: string) =>
  screen.evaluate((_body, to) => window.history.pushState(null, '', to), path);
const pathOf = ({ screen }: Actor) => screen.evaluate(() => window.location.pathname);

/** The events of that name, oldest first: what the app has sent, or was told. What the client did not take is marked. */
const logged = ({ page }: Actor, name: string) =>
  page.evaluate((wanted) => window.messengerLog.filter(({ eventType }) => eventType === wanted), name);

const fieldTo = ({ screen }: Actor) => screen.getByLabel('To', { exact: true });
const press = async ({ screen }: Actor, key: string) =>
  screen
    .getByRole('button', { name: await textOf('en', key) })
    .first()
    .click();

/** The chosen entry of the menu that the client has for the app. */
async function choose({ page }: Actor, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Mini app menu' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function openIn(client: ClientName): Promise<Actor> {
  const page = await alices.newPage();
  await (await openChat(page, devnet, ALICE, { client })).click();
  await page.locator('iframe[title="Mini app"]').waitFor();
  const actor = messengerActor(alices, page, true);
  await untilDrawn(actor);
  return actor;
}

const untilDrawn = ({ screen }: Actor) => screen.locator('main h1').first().waitFor({ state: 'attached' });

describe.each(clientNames)('in %s', (client) => {
  const cell = cells[client];
  let alice: Actor;

  beforeAll(async () => {
    alice = await openIn(client);
  });
  afterAll(() => alice?.page.close());

  it('the app starts, and nothing that it sends is lost', async () => {
    expect(await logged(alice, 'web_app_ready')).toHaveLength(1);
    const lost = await alice.page.evaluate(() => window.messengerLog.filter(({ isIgnored }) => isIgnored));
    expect(lost).toEqual([]);
  });

  it('the layout stands below what lies over it in full screen', async () => {
    const isAtOnce = client === 'android' || client === 'ios';
    if (!isAtOnce) await choose(alice, 'Full screen');
    const header = alice.screen.locator('header').first();
    const room = () => header.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingTop));
    await expect.poll(room).toBeCloseTo(cell.fullscreen, 1);
    if (!isAtOnce) await choose(alice, 'Leave full screen');
  });

  it('the client’s back button leads back', async () => {
    await go(alice, '/faq');
    await alice.backIs(true);
    await alice.back();
    await expect.poll(() => pathOf(alice)).toBe('/wallet');
  });

  it('a link to elsewhere opens outside', async () => {
    await go(alice, '/more');
    const opened = alices.waitForEvent('page');
    await alice.screen.getByRole('button', { name: 'Explorer' }).click();
    await (await opened).close();
    expect(await logged(alice, 'web_app_open_link')).toEqual([
      expect.not.objectContaining({ isIgnored: true }),
    ]);
    await go(alice, '/wallet');
  });

  it('the main button is drawn in the app’s colours and can be pressed; before closing the client asks where that ends', async () => {
    await fillPayment(alice, { to: 'bob-holder2', amount: '1' });
    const dialog = alice.screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    const asked = await logged(alice, 'web_app_setup_closing_behavior');
    expect(asked.length > 0).toBe(cell.closing === 'asked');
    await alice.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const button = alice.page.locator('.main-button');
    const [colour, back] = await button.evaluate((each) => [
      getComputedStyle(each).color,
      getComputedStyle(each).backgroundColor,
    ]);
    const own = await alice.screen.evaluate((body) => {
      const probe = body.appendChild(document.createElement('i'));
      probe.style.cssText = 'color: var(--on-accent); background-color: var(--accent)';
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return [color, backgroundColor];
    });
    expect([colour, back]).toEqual(own);
  });

  it('a code is read by the scanner, or by the camera', async () => {
    await press(alice, 'common.scan');
    if (cell.scan === 'scanner') {
      await alice.page.getByLabel('Scanned text').fill('carol-pools3');
      await alice.page.getByRole('button', { name: 'Scan', exact: true }).click();
      await expect.poll(() => fieldTo(alice).inputValue()).toBe('carol-pools3');
      return;
    }
    // This machine has none, which the camera's sheet says.
    await alice.screen.getByText(/type or paste the text/u).waitFor();
    expect(await logged(alice, 'web_app_open_scan_qr_popup')).toEqual([]);
    const dialog = alice.screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('a text is pasted, or the app says how', async () => {
    await alice.page.evaluate(() => navigator.clipboard.writeText('dave-newbie4'));
    await press(alice, 'payments:send.pasteLink');
    if (cell.paste === 'said') await hear(alice, await textOf('en', 'error.clipboard.unreadable'));
    else await expect.poll(() => fieldTo(alice).inputValue()).toBe('dave-newbie4');
  });

  it('biometrics are kept and given, or the PIN stays the only way', async () => {
    await go(alice, '/settings/security');
    const { screen, page } = alice;
    await screen.getByRole('button', { name: 'Change PIN' }).waitFor();
    const label = await textOf('en', 'vault:biometrics');
    // Where one is on, the words below "Remove PIN" name it too.
    const sensor = screen.getByRole('button', { name: new RegExp(`^${label}`, 'u') });
    if (cell.biometrics === 'pin') {
      expect(await logged(alice, 'web_app_biometry_get_info')).not.toEqual([]);
      // A client without a sensor says so; Unigram says nothing.
      if (client !== 'unigram')
        await expect.poll(() => logged(alice, 'biometry_info_received')).not.toEqual([]);
      return expect(await sensor.count()).toBe(0);
    }
    // On and off again: this browser's accounts, and what it remembers of the sensor, are the next client's too.
    await page.evaluate((user) => localStorage.removeItem(`device.${user}.biometry`), ALICE);
    for (const state of ['sensorOn', 'sensorOff']) {
      await sensor.click();
      await screen.getByRole('dialog').getByLabel('PIN', { exact: true }).fill(pin);
      await page.keyboard.press('Enter');
      if (state === 'sensorOn') await page.getByRole('button', { name: 'Allow', exact: true }).click();
      const name = `${label} ${await textOf('en', `vault:${state}`)}`;
      await screen.getByRole('button', { name, exact: true }).waitFor();
      await screen.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('a reload leads to the same person’s app', async () => {
    await choose(alice, 'Reload page');
    await expect.poll(async () => (await logged(alice, 'web_app_ready')).length).toBe(2);
    await untilDrawn(alice);
    // A page that reloads itself stays where it was: at the settings, which name no account.
    await go(alice, '/wallet');
    await alice.screen
      .getByRole('button', { name: /^Account alice-trader7/u })
      .first()
      .waitFor();
    const own = await logged(alice, 'iframe_will_reload');
    expect(own.length).toBe(cell.reload === 'by the app' ? 1 : 0);
  });

  it('a thing is shared with somebody, and with nobody when the person turns back', async () => {
    const { screen, page } = alice;
    await go(alice, '/pools');
    await screen
      .getByRole('button', { name: /^BTC XBTSX \/ USDT XBTSX/u })
      .first()
      .click();
    const share = screen.getByRole('button', { name: 'Share pool' });
    const shared = () => devnet.messenger.chats.find(BOB)?.messages.length ?? 0;
    const before = shared();
    await share.click();
    await page.getByRole('button', { name: 'Bob', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await share.click();
    await page.getByRole('button', { name: 'Bob', exact: true }).click();
    await expect.poll(shared).toBe(before + 1);
    if (cell.share === 'goes on') await hear(alice, await textOf('en', 'info/sharing:share.sent'));
    else await page.locator('iframe[title="Mini app"]').waitFor({ state: 'detached' });
  });
});
