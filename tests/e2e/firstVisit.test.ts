import type { Locator } from 'playwright-core';
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
/** The password of registerStranger's keys. */
const strangersPassword = 'a-stranger-of-the-tests';

withNetwork();

const pathOf = ({ screen }: Actor) => screen.evaluate(() => window.location.pathname);
const kept = ({ screen }: Actor, key: string) =>
  screen.evaluate((_, name) => localStorage.getItem(name), key);
const nameOf = (language: Language) => ({ en: 'English', ru: 'Русский', zh: '中文' })[language];

/** The screen's buttons in their order. */
const buttonsOf = async ({ screen }: Actor) =>
  (await screen.locator('main').getByRole('button').allInnerTexts()).map((text) => text.trim());

/** Nothing scrolls sideways. */
async function expectRoom({ screen }: Actor): Promise<void> {
  const over = () =>
    screen.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over).toBeLessThanOrEqual(0);
}

/** The screen fits the widths of phones and of a desktop. */
async function expectRoomEverywhere(actor: Actor): Promise<void> {
  for (const width of [320, 1280, 360]) {
    await actor.page.setViewportSize({ width, height: 740 });
    await expectRoom(actor);
  }
}

/**
 * The newcomer's welcome in the messenger in this language: the explanation, the inviter, and three ways to continue.
 */
async function expectWelcome(actor: Actor, language: Language): Promise<void> {
  const { screen } = actor;
  const say = (name: string) => textOf(language, name);
  await screen.getByRole('button', { name: nameOf(language), exact: true }).click();
  await screen.getByRole('heading', { name: await say('info:newcomer.title') }).waitFor();
  for (const line of ['wallet', 'exchange', 'account'])
    await screen.getByText(await say(`info:newcomer.${line}`), { exact: true }).waitFor();
  expect(await screen.getByRole('textbox').count()).toBe(0);
  const ways = [await say('common.createAccount'), await say('common.logIn')];
  expect((await buttonsOf(actor)).slice(-3)).toEqual([...ways, await say('info:newcomer.lookAround')]);
  await screen.getByText((await say('signIn:create.invitedBy')).replace('{{partner}}', partner)).waitFor();
  await expectRoomEverywhere(actor);
}

describe('a newcomer in the messenger', () => {
  it('sees what this is and who invited in three languages, may refuse the inviter, and can create an account, log in or look around', async () => {
    const actor = await openInMessenger(browser, devnet, BOB, { startParam: partner, isNewcomer: true });
    const { screen } = actor;
    for (const language of languages) await expectWelcome(actor, language);
    const language = languages.at(-1) ?? 'en';
    const say = (name: string) => textOf(language, name);
    const button = async (name: string) => screen.getByRole('button', { name: await say(name), exact: true });
    expect(await pathOf(actor)).toBe('/welcome');
    expect(await kept(actor, 'partner_id')).toBe(partner);
    await (await button('signIn:create.refusePartner')).click();
    await screen.getByText(await say('signIn:create.partnerRefused')).waitFor();
    expect(await kept(actor, 'partner_id')).toBe('');

    await (await button('common.createAccount')).click();
    await screen.locator('input[name=new-account]').waitFor();
    const invited = (await say('signIn:create.invitedBy')).replace('{{partner}}', partner);
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
  it('to a pool leads a newcomer there, like everyone', async () => {
    const id = devnet.ledger.state.pools()[0]?.id ?? '';
    const actor = await openInMessenger(browser, devnet, BOB, {
      startParam: `${partner}--pool-${id.slice('1.19.'.length)}`,
      isNewcomer: true,
    });
    await actor.screen.getByRole('heading', { level: 1, name: / \/ / }).waitFor();
    expect(await pathOf(actor)).toBe(`/pool/${id}`);
    await actor.context.close();
  });

  it('to a screen that needs an account is remembered over the welcome and the login', async () => {
    const actor = await openInMessenger(browser, devnet, BOB, { startParam: '--history', isNewcomer: true });
    const { screen } = actor;
    await screen.getByText(/^You need an account to open this\./u).waitFor();
    await screen.getByRole('button', { name: 'Log in' }).click();
    await screen.getByLabel('Account name').fill('alice-trader7');
    await screen.getByRole('button', { name: 'View only' }).click();
    await actor.act('Log in');
    await expect.poll(() => pathOf(actor)).toBe('/history');
    await actor.context.close();
  });
});

it('a newcomer in a plain tab finds the same choices on the dashboard, in three languages', async () => {
  const actor = await openPlain(browser, devnet, { at: `/?startapp=${partner}` });
  const { screen } = actor;
  for (const language of languages) {
    await speak(actor, language);
    await screen.getByRole('heading', { name: await textOf(language, 'portfolio:market.welcome') }).waitFor();
    expect((await buttonsOf(actor)).slice(0, 2)).toEqual([
      await textOf(language, 'common.createAccount'),
      await textOf(language, 'common.logIn'),
    ]);
    await expectRoomEverywhere(actor);
  }
  const say = (name: string) => textOf(languages.at(-1) ?? 'en', name);
  await screen.getByRole('button', { name: await say('signIn:create.refusePartner') }).click();
  await screen.getByText(await say('signIn:create.partnerRefused')).waitFor();
  expect(await kept(actor, 'partner_refused')).toBe('1');
  await screen.getByRole('button', { name: await say('common.createAccount') }).click();
  await expect.poll(() => pathOf(actor)).toBe('/auth-pages/create');
  await actor.context.close();
});

const places: readonly [string, () => Promise<Actor>][] = [
  ['in the messenger', () => openInMessenger(browser, devnet, BOB, { isWelcomed: true })],
  ['in a plain tab', () => openPlain(browser, devnet, { viewport: phone, isWelcomed: true })],
];

/** The steps offered by the wallet of an empty account, and their texts. */
const steps = [
  ['/wallet/deposit', 'deposit'],
  ['/receive', 'receive'],
  ['/fees', 'fees'],
  ['/settings/security', 'backup'],
] as const;

describe('a new account', () => {
  beforeAll(() => registerStranger(devnet, stranger));

  it.each(places)('%s sees the next steps, and each leads there', async (_, open) => {
    const actor = await open();
    const { screen } = actor;
    await screen.getByLabel('Account name').fill(stranger);
    await screen.getByLabel('Password', { exact: true }).fill(strangersPassword);
    await actor.act('Log in');
    await choosePin(actor);
    await enterWallet(actor);
    for (const language of languages) {
      await speak(actor, language);
      for (const [path, name] of steps) await (await stepOf(actor, language, path, name)).waitFor();
    }
    const language = languages.at(-1) ?? 'en';
    for (const [path, name] of steps) {
      await (await stepOf(actor, language, path, name)).click();
      await expect.poll(() => pathOf(actor)).toBe(path);
      await actor.backIs(true);
      await goUp(actor, language);
    }
    await actor.context.close();
  });
});

/** The step's row, labelled in this language. */
async function stepOf({ screen }: Actor, language: Language, path: string, name: string): Promise<Locator> {
  const [text = ''] = (await textOf(language, `portfolio:start.${name}`)).split('{{');
  return screen.locator(`main section a[href="${path}"]`).filter({ hasText: text.trim() });
}

async function goUp(actor: Actor, language: Language): Promise<void> {
  await actor.back(new RegExp(`^${await textOf(language, 'common.back')}$`, 'u'));
  await expect.poll(() => pathOf(actor)).toBe('/wallet');
  await actor.backIs(false);
}
