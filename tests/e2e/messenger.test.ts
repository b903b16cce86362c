import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import {
  type Actor,
  choosePin,
  confirm,
  fillPayment,
  hear,
  logIn,
  openInMessenger,
  openPlain,
} from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const [ALICE, BOB] = [7001001, 7001002];

withNetwork();

/** The data of all events of that name posted by the app, oldest first. */
const posted = ({ page }: Actor, event: string) =>
  page.evaluate(
    (name) =>
      window.messengerLog
        .filter(({ direction, eventType }) => direction === 'fromApp' && eventType === name)
        .map(({ eventData }) => eventData),
    event,
  );

const lastPosted = async (actor: Actor, event: string) => (await posted(actor, event)).at(-1);
const asksToClose = (actor: Actor) => lastPosted(actor, 'web_app_setup_closing_behavior');
const pathOf = ({ screen }: Actor) =>
  screen.evaluate(() => window.location.pathname + window.location.search);
/** Goes back to a screen with that title; an earlier press could be undone by the step back. */
async function goBackTo({ screen, back }: Actor, title: string): Promise<void> {
  await back();
  await screen.getByRole('heading', { name: title, exact: true }).waitFor();
}
const toMore = ({ screen }: Actor) =>
  screen.getByRole('link', { name: 'More sections', exact: true }).first().click();

describe('inside the messenger', () => {
  let alice: Actor;

  beforeAll(async () => {
    alice = await openInMessenger(browser, devnet, ALICE, { hasMotion: true, client: 'android' });
    await logIn(alice, 'alice-trader7');
  });
  afterAll(() => alice?.context.close());

  it('the app sets colours before it reports readiness, expands, enters full screen, and is not closed by a swipe', async () => {
    const order = await alice.page.evaluate(() =>
      window.messengerLog
        .filter(({ direction }) => direction === 'fromApp')
        .map(({ eventType }) => eventType),
    );
    for (const event of [
      'web_app_set_background_color',
      'web_app_set_header_color',
      'web_app_set_bottom_bar_color',
      'web_app_expand',
      'web_app_request_fullscreen',
      'web_app_request_safe_area',
      'web_app_request_content_safe_area',
    ]) {
      expect(order).toContain(event);
      expect(order.indexOf(event)).toBeLessThan(order.indexOf('web_app_ready'));
    }
    expect(await lastPosted(alice, 'web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false });
  });

  it('the layout is below the device’s bar and the messenger’s own buttons', async () => {
    const padding = () =>
      alice.screen
        .locator('header')
        .first()
        .evaluate((header) => Number.parseFloat(getComputedStyle(header).paddingTop));
    await expect.poll(padding).toBe(20 + 46);
  });

  it('an inner screen has the back button, a screen of the bar has none; a choice vibrates', async () => {
    await toMore(alice);
    await expect
      .poll(() => lastPosted(alice, 'web_app_trigger_haptic_feedback'))
      .toEqual({ type: 'selection_change' });
    await alice.screen.getByRole('link', { name: 'FAQ' }).first().click();
    await expect.poll(() => lastPosted(alice, 'web_app_setup_back_button')).toEqual({ is_visible: true });
    await alice.back();
    await expect.poll(() => lastPosted(alice, 'web_app_setup_back_button')).toEqual({ is_visible: false });
  });

  it('external links are opened outside', async () => {
    await alice.screen.getByRole('button', { name: 'Explorer' }).click();
    await expect.poll(() => posted(alice, 'web_app_open_link')).toHaveLength(1);
  });

  it('colours follow the messenger at once', async () => {
    const theme = () => alice.screen.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(theme).toBe('light');
    const choice = alice.page.getByLabel('Theme');
    await choice.selectOption('dark', { force: true });
    await expect.poll(theme).toBe('dark');
    await choice.selectOption('light', { force: true });
    await expect.poll(theme).toBe('light');
  });

  it('a form with input is not closed by accident, and its main button is the messenger’s', async () => {
    const { screen } = alice;
    await screen.getByRole('link', { name: 'Wallet', exact: true }).first().click();
    await fillPayment(alice, { to: 'bob-holder2', amount: '1' });
    await expect.poll(() => asksToClose(alice)).toEqual({ need_confirmation: true });
    const buttons = await posted(alice, 'web_app_setup_main_button');
    expect(buttons).toContainEqual(expect.objectContaining({ text: 'Review', is_visible: true }));
    const successes = async () => {
      const felt = await posted(alice, 'web_app_trigger_haptic_feedback');
      return felt.filter((each) => Object(each).notification_type === 'success').length;
    };
    const before = await successes();
    await confirm(alice);
    await screen.getByText(/^In block/u).waitFor();
    await expect.poll(successes).toBe(before + 1);
    await alice.page.keyboard.press('Escape');
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
    await screen.getByRole('link', { name: 'Send' }).first().waitFor();
    await expect.poll(() => asksToClose(alice)).toEqual({ need_confirmation: false });
  });

  it('a shortcut on the home screen is offered', async () => {
    await toMore(alice);
    await alice.screen.getByRole('link', { name: 'Download app' }).first().click();
    await alice.screen.getByRole('button', { name: 'Add to home screen' }).click();
    await alice.page.getByRole('button', { name: 'Add', exact: true }).click();
    await alice.screen.getByText('Shortcut added to your home screen.').waitFor();
    await goBackTo(alice, 'More');
  });

  it('a pool is shared as a message with a button that leads to the same pool', async () => {
    const { screen, page } = alice;
    await screen.getByRole('link', { name: 'Pools', exact: true }).first().click();
    await screen
      .getByRole('button', { name: /^BTC XBTSX \/ USDT XBTSX/u })
      .first()
      .click();
    await screen.getByRole('button', { name: 'Share pool' }).click();
    await page.getByRole('button', { name: 'Bob', exact: true }).click();
    const last = () => devnet.messenger.chats.find(BOB)?.messages.at(-1);
    await expect.poll(() => JSON.stringify(last()?.reply_markup ?? '')).toMatch(/start=--pool-\d+/u);
    expect(last()?.text).toMatch(/ \/ .*APY/su);
    await hear(alice, 'Sent');
    await goBackTo(alice, 'DeFi AMMob');
  });

  it('an invitation contains only an account that the bot has confirmed as the user’s', async () => {
    await toMore(alice);
    await alice.screen.getByRole('button', { name: /^Invite friends/u }).click();
    await hear(
      alice,
      'Your invitation carries your account name, so the bot must know it. Turn on Bot notifications under More, then share again.',
    );
    // The previous pool was shared; this one was not, and no press will request it later.
    expect(await posted(alice, 'web_app_send_prepared_message')).toHaveLength(1);
  });
});

describe('a route that needs a login', () => {
  it('leads there and, after password and PIN, to the requested address', async () => {
    const plain = await openPlain(browser, devnet);
    await plain.page.goto(`${devnet.botUrl}/transfer?to=bob-holder2&amount=5`);
    await plain.screen.getByLabel('Account name').waitFor();
    expect(await pathOf(plain)).toBe('/auth-pages/login');
    await plain.screen.getByRole('link', { name: /^Create an account/u }).click();
    await expect.poll(() => pathOf(plain)).toBe('/auth-pages/create');
    expect(await plain.screen.evaluate(() => window.history.state.comesBackTo)).toBe(
      '/transfer?to=bob-holder2&amount=5',
    );
    await plain.back();
    // The previous screen has a field of that name too.
    await plain.screen.getByLabel('Password', { exact: true }).waitFor();
    await plain.screen.getByLabel('Account name').fill('alice-trader7');
    await plain.screen.getByLabel('Password', { exact: true }).fill(worldAccount('alice-trader7').password);
    await plain.act('Log in');
    await choosePin(plain);
    await expect.poll(() => pathOf(plain)).toBe('/transfer?to=bob-holder2&amount=5');
    expect(await plain.screen.getByLabel('To', { exact: true }).inputValue()).toBe('bob-holder2');
    expect(await plain.screen.getByLabel('Amount').inputValue()).toBe('5');
    await plain.context.close();
  });

  it('is also the target when a start parameter names the screen', async () => {
    const plain = await openPlain(browser, devnet);
    await plain.page.goto(`${devnet.botUrl}/?startapp=--history`);
    await plain.screen.getByLabel('Account name').fill('alice-trader7');
    await plain.screen.getByRole('button', { name: 'View only' }).click();
    await plain.act('Log in');
    await expect.poll(() => pathOf(plain)).toMatch(/^\/history/u);
    await plain.context.close();
  });
});

it('nothing flashes: the page has the theme’s colour before any of the app’s code loads', async () => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.route(/\/assets\//u, (route) => route.abort());
  await page.goto(`${devnet.botUrl}/wallet`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(13, 21, 32)',
  );
  await context.close();
});
