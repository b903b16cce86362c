import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, choosePin, enterWallet, openInMessenger, openPlain, phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { speak } from './reach.ts';
import { type Language, languages, textOf } from './texts.ts';
import { registerStranger } from './transferActors.ts';

const BOB = 7001002;
const partner = 'grace-whale8';
/** Registered, and never paid. */
const stranger = 'nina-4816';
/** What registerStranger makes the keys of. */
const strangersPassword = 'a-stranger-of-the-tests';

withNetwork();

const pathOf = ({ screen }: Actor) => screen.evaluate(() => window.location.pathname);
const kept = ({ screen }: Actor, key: string) =>
  screen.evaluate((_, name) => localStorage.getItem(name), key);
const nameOf = (language: Language) => ({ en: 'English', ru: 'Русский', zh: '中文' })[language];

/** The screen's buttons in their order. */
const buttonsOf = async ({ screen }: Actor) =>
  (await screen.locator('main').getByRole('button').allInnerTexts()).map((text) => text.trim());

/** Nothing can be moved sideways. */
async function expectRoom({ screen }: Actor): Promise<void> {
  const over = () =>
    screen.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over).toBeLessThanOrEqual(0);
}

describe.each(languages)('a newcomer in the messenger, in %s', (language) => {
  it('is told what this is and who invited, may refuse them, and can create, log in or look around', async () => {
    const actor = await openInMessenger(browser, devnet, BOB, { startParam: partner, isNewcomer: true });
    const { screen, page } = actor;
    const say = (name: string) => textOf(language, name);
    const button = async (name: string) => screen.getByRole('button', { name: await say(name), exact: true });
    await screen.getByRole('button', { name: nameOf(language), exact: true }).click();
    await screen.getByRole('heading', { name: await say('info:newcomer.title') }).waitFor();
    expect(await pathOf(actor)).toBe('/welcome');
    for (const line of ['wallet', 'exchange', 'account'])
      await screen.getByText(await say(`info:newcomer.${line}`), { exact: true }).waitFor();
    expect(await screen.getByRole('textbox').count()).toBe(0);
    const ways = [await say('common.createAccount'), await say('common.logIn')];
    expect((await buttonsOf(actor)).slice(-3)).toEqual([...ways, await say('info:newcomer.lookAround')]);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectRoom(actor);
    }
    await page.setViewportSize(phone);

    const invited = (await say('accounts:create.invitedBy')).replace('{{partner}}', partner);
    await screen.getByText(invited).waitFor();
    expect(await kept(actor, 'partner_id')).toBe(partner);
    await (await button('accounts:create.refusePartner')).click();
    await screen.getByText(await say('accounts:create.partnerRefused')).waitFor();
    expect(await kept(actor, 'partner_id')).toBe('');

    await (await button('common.createAccount')).click();
    await screen.locator('ol code').first().waitFor();
    expect(await screen.getByText(invited).count()).toBe(0);
    await actor.back();
    await (await button('common.logIn')).click();
    await screen.getByRole('textbox').first().waitFor();
    await actor.back();
    await (await button('info:newcomer.lookAround')).click();
    await screen.locator('nav a[href="/pools"]:visible').first().waitFor();
    expect(await pathOf(actor)).toBe('/');
    await actor.context.close();
  });
});

describe('a start link', () => {
  it('to a pool leads a newcomer there, as it leads everybody', async () => {
    const id = devnet.ledger.state.pools()[0]?.id ?? '';
    const actor = await openInMessenger(browser, devnet, BOB, {
      startParam: `${partner}--pool-${id.slice('1.19.'.length)}`,
      isNewcomer: true,
    });
    await actor.screen.getByRole('heading', { level: 1, name: / \/ / }).waitFor();
    expect(await pathOf(actor)).toBe(`/pool/${id}`);
    await actor.context.close();
  });

  it('to what needs an account is kept in mind over the welcome and the login', async () => {
    const actor = await openInMessenger(browser, devnet, BOB, { startParam: '--history', isNewcomer: true });
    const { screen } = actor;
    await screen.getByText(/^What you opened needs an account\./u).waitFor();
    await screen.getByRole('button', { name: 'Log in' }).click();
    await screen.getByLabel('Account name').fill('alice-trader7');
    await screen.getByRole('button', { name: 'Only view' }).click();
    await actor.act('Log in');
    await expect.poll(() => pathOf(actor)).toBe('/history');
    await actor.context.close();
  });
});

it.each(languages)(
  'a newcomer in a plain tab finds the same choices on the dashboard, in %s',
  async (language) => {
    const actor = await openPlain(browser, devnet, { at: `/?startapp=${partner}` });
    const { screen, page } = actor;
    await speak(actor, language);
    const say = (name: string) => textOf(language, name);
    await screen.getByRole('heading', { name: await say('portfolio:market.welcome') }).waitFor();
    expect((await buttonsOf(actor)).slice(0, 2)).toEqual([
      await say('common.createAccount'),
      await say('common.logIn'),
    ]);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectRoom(actor);
    }
    await screen.getByRole('button', { name: await say('accounts:create.refusePartner') }).click();
    await screen.getByText(await say('accounts:create.partnerRefused')).waitFor();
    expect(await kept(actor, 'partner_refused')).toBe('1');
    await screen.getByRole('button', { name: await say('common.createAccount') }).click();
    await expect.poll(() => pathOf(actor)).toBe('/auth-pages/create');
    await actor.context.close();
  },
);

const places: readonly [string, () => Promise<Actor>][] = [
  ['in the messenger', () => openInMessenger(browser, devnet, BOB, { isWelcomed: true })],
  ['in a plain tab', () => openPlain(browser, devnet, { viewport: phone, isWelcomed: true })],
];

/** What the wallet of an account without anything leads to, and the text that says so. */
const steps = [
  ['/wallet/deposit', 'deposit'],
  ['/receive', 'receive'],
  ['/fees', 'fees'],
  ['/settings/security', 'backup'],
] as const;

describe('an account that has nothing yet', () => {
  beforeAll(() => registerStranger(devnet, stranger));

  it.each(places)('%s is shown what comes next, and each step leads there', async (_, open) => {
    const actor = await open();
    const { screen } = actor;
    await screen.getByLabel('Account name').fill(stranger);
    await screen.getByLabel('Password', { exact: true }).fill(strangersPassword);
    await actor.act('Log in');
    await choosePin(actor);
    await enterWallet(actor);
    for (const language of languages) {
      await speak(actor, language);
      for (const [path, name] of steps) {
        const [text = ''] = (await textOf(language, `portfolio:start.${name}`)).split('{{');
        await press(actor, path, text);
        await expect.poll(() => pathOf(actor)).toBe(path);
        await actor.backIs(true);
        await goUp(actor, language);
      }
    }
    await actor.context.close();
  });
});

/** Presses the step's row, which says so. */
async function press({ screen }: Actor, path: string, text: string): Promise<void> {
  await screen.locator(`main section a[href="${path}"]`).filter({ hasText: text.trim() }).click();
}

async function goUp(actor: Actor, language: Language): Promise<void> {
  await actor.back(new RegExp(`^${await textOf(language, 'common.back')}$`, 'u'));
  await expect.poll(() => pathOf(actor)).toBe('/wallet');
  await actor.backIs(false);
}
