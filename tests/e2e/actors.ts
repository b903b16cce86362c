import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright-core';
import type { ClientName } from '../devnet/messenger/page/protocol/clients.ts';
import type { Devnet } from '../devnet/startDevnet.ts';
import { type WorldAccountName, worldAccount } from '../devnet/world/accounts.ts';

/** The size of the phone on which everything must work. */
export const phone = { width: 360, height: 740 };
export const pin = '274951';
/** Under the bot's welcome, in its three languages; a button below it refuses a partner. */
const launchButton = /^(?:Open|Открыть|打开) XBTS$/u;
/** On the welcome of a device without accounts. */
const logInButton = /^(?:Log in|Войти|登录)$/u;

/** One person with the app open, inside the messenger or as a plain page. */
export interface Actor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The app's own document; in the messenger, of the current opening. */
  readonly screen: Locator;
  /** The welcome notice was read at an earlier visit: no login shows it. */
  readonly isWelcomed?: boolean;
  /** Presses the screen's one primary action: the messenger's main button, or the app's own. */
  act(label: string | RegExp): Promise<void>;
  /**
   * Goes to the parent screen: by the messenger's back button, or the app's own, which is labelled in the app's
   * language.
   */
  back(label?: RegExp): Promise<void>;
  /**
   * Waits until the messenger shows or hides its back button: an earlier press would be lost. Does nothing in a plain
   * page.
   */
  backIs(isShown: boolean): Promise<void>;
}

export interface OpenOptions {
  viewport?: { width: number; height: number };
  /** As a plain page: the address to open, with its leading slash. */
  at?: string;
  theme?: 'light' | 'dark';
  /** In the messenger: which of its clients; that of an iPhone if not said. */
  client?: ClientName;
  locale?: string;
  /** Gets the page before anything is loaded in it, and is awaited. */
  watch?: (page: Page) => unknown;
  /**
   * Skips the welcome notice as read at an earlier visit, for a test that is not about it: it appears two seconds after
   * a login.
   */
  isWelcomed?: boolean;
  /** The app copies itself to the device eight seconds after the first drawing, for a test of that copy. */
  isKept?: boolean;
  /** In the messenger: stays at the welcome of a device without accounts, which other tests leave for the login. */
  isNewcomer?: boolean;
  /** Sheets rise and grey shapes pulse. Otherwise motion is reduced: the processor draws each frame. */
  hasMotion?: boolean;
  /** In the messenger: opened by a link with this start parameter, not from the chat. */
  startParam?: string;
}

/** In the page: clears the notice's flag if nothing is stored yet. */
function readWelcome(): void {
  if (location.protocol.startsWith('http') && localStorage.getItem('xbts.settings') === null)
    localStorage.setItem('xbts.settings', '{"state":{"isWarningDue":false},"version":1}');
}

/**
 * In the page: the user has asked the browser to save data, so the app is not copied to the device. The copy takes more
 * processor time than an opening and a login together.
 */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

declare global {
  interface Window {
    /** The app's short messages that no test has waited for yet, oldest first. */
    saidInPassing: string[];
    /** The last presses in this document and their targets: printed when a test fails. */
    lastPresses: string[];
  }
}

/**
 * In the page: records each short message at the bottom (ui/overlays/ToastHost.tsx); one that is visible for a second
 * is easily missed.
 */
function noteMessages(): void {
  window.saidInPassing = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('[popover][role="status"]')) continue;
      for (const line of addedNodes) {
        const text = line instanceof Element ? line.querySelector('span')?.textContent : undefined;
        if (text != null) window.saidInPassing.push(text);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: records the targets of the last presses. A press without its click was lost on the way. */
function notePresses(): void {
  window.lastPresses = [];
  for (const type of ['pointerdown', 'pointerup', 'click'])
    window.addEventListener(
      type,
      ({ target, timeStamp }) => {
        if (!(target instanceof Element)) return;
        // Never the value of a field.
        const { tagName, classList } = target;
        const name = target.closest('button, a, label')?.textContent.slice(0, 40) ?? '';
        const press = [Math.round(timeStamp), type, tagName, ...classList, name].join(' ');
        window.lastPresses = [...window.lastPresses.slice(-11), press];
      },
      true,
    );
}

async function newPage(
  browser: Browser,
  options: OpenOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: options.viewport ?? phone,
    colorScheme: options.theme ?? 'light',
    locale: options.locale ?? 'en-US',
    reducedMotion: options.hasMotion === true ? 'no-preference' : 'reduce',
  });
  if (options.isWelcomed === true) await context.addInitScript(readWelcome);
  if (options.isKept !== true) await context.addInitScript(saveData);
  await context.addInitScript(noteMessages);
  await context.addInitScript(notePresses);
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  await options.watch?.(page);
  return { context, page };
}

/**
 * Opens the chat with the bot as one of the messenger's users; presses START in a new chat. Returns the launch button.
 */
export async function openChat(
  page: Page,
  devnet: Devnet,
  userId: number,
  { theme = 'light', client = 'ios' }: Pick<OpenOptions, 'theme' | 'client'> = {},
): Promise<Locator> {
  await page.goto(`${devnet.messenger.url}/?user=${userId}&theme=${theme}&client=${client}`);
  const open = page.locator('#messages').getByRole('button', { name: launchButton }).last();
  const start = page.getByRole('button', { name: 'START', exact: true });
  await open.or(start).first().waitFor();
  if (await start.isVisible()) await start.click();
  await open.waitFor();
  return open;
}

/** Chats with the bot and opens the app from the bot's answer: at the login. */
export async function openInMessenger(
  browser: Browser,
  devnet: Devnet,
  userId: number,
  options: OpenOptions = {},
): Promise<Actor> {
  const { context, page } = await newPage(browser, options);
  if (options.startParam === undefined) await (await openChat(page, devnet, userId, options)).click();
  else {
    const { url, botUsername } = devnet.messenger;
    const query = new URLSearchParams({
      startapp: options.startParam,
      user: String(userId),
      client: options.client ?? 'ios',
    });
    await page.goto(`${url}/${botUsername}?${query}`);
  }
  await page.locator(appElement).waitFor();
  const actor = messengerActor(context, page, options.isWelcomed === true);
  if (options.isNewcomer !== true) await actor.screen.getByRole('button', { name: logInButton }).click();
  return actor;
}

const appElement = 'iframe[title="Mini app"]';

/**
 * The app in a messenger page, once it is loaded. A locator within the frame's element searches for that element at
 * each of its many looks, which took a twelfth of an opening with its login.
 */
const appFrame = (page: Page): Frame | undefined =>
  page.frames().findLast((frame) => frame.parentFrame() === page.mainFrame());

/** The owner of a messenger page, open now or soon, with the app in it. */
export function messengerActor(context: BrowserContext, page: Page, isWelcomed: boolean): Actor {
  return {
    context,
    page,
    get screen() {
      return (appFrame(page) ?? page.frameLocator(appElement)).locator('body');
    },
    isWelcomed,
    act: (label) => page.locator('.main-button').filter({ hasText: label }).click(),
    back: () => page.getByRole('button', { name: '‹ Back' }).click(),
    backIs: (isShown) => untilBackIs(page, isShown),
  };
}

/** Waits until the messenger's last message about the back button matches. */
async function untilBackIs(page: Page, isShown: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const told = window.messengerLog.filter(({ eventType }) => eventType === 'web_app_setup_back_button');
      const last: unknown = told.at(-1)?.eventData;
      return (Object(last).is_visible ?? false) === wanted;
    },
    isShown,
    { polling: 50 },
  );
}

/** Opens the same app as an ordinary page, by default at the wallet: without an account that is the login. */
export async function openPlain(browser: Browser, devnet: Devnet, options: OpenOptions = {}): Promise<Actor> {
  const { context, page } = await newPage(browser, options);
  await page.goto(`${devnet.botUrl}${options.at ?? '/wallet'}`);
  return plainActor(context, page, options.isWelcomed === true);
}

/** The owner of an ordinary page with the app, open now or soon. */
export function plainActor(context: BrowserContext, page: Page, isWelcomed: boolean): Actor {
  const screen = page.locator('body');
  const press = (label: string | RegExp) => screen.getByRole('button', { name: label }).last().click();
  return {
    context,
    page,
    screen,
    isWelcomed,
    act: press,
    back: (label = /^Back$/u) => press(label),
    backIs: async () => {},
  };
}

/** Logs in with the password of an account of the world, chooses a PIN, and dismisses the welcome notice. */
export async function logIn(actor: Actor, name: WorldAccountName): Promise<void> {
  const { screen, act } = actor;
  await screen.getByLabel('Account name').fill(name);
  await screen.getByLabel('Password', { exact: true }).fill(worldAccount(name).password);
  await act('Log in');
  await choosePin(actor);
  await enterWallet(actor);
}

/** Waits until a login has finished, and dismisses the welcome notice if it is still due. */
export async function enterWallet(actor: Actor): Promise<void> {
  if (actor.isWelcomed !== true) return acceptWelcome(actor);
  await actor.screen
    .getByRole('heading', { name: /^(?:Create a|Repeat) PIN$/u })
    .waitFor({ state: 'detached' });
  // The wallet's own title is for screen readers only.
  await actor.screen.locator('main h1').first().waitFor({ state: 'attached' });
}

/** Waits for this short message of the app, however briefly it was visible, since the last one awaited. */
export async function hear({ screen }: Actor, words: string): Promise<void> {
  await screen.evaluate(async (_, wanted) => {
    for (let look = 0; look < 800; look += 1) {
      const at = window.saidInPassing.indexOf(wanted);
      if (at >= 0) return void window.saidInPassing.splice(0, at + 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new RangeError(`The app did not say ${wanted}, but: ${window.saidInPassing.join(' | ')}`);
  }, words);
}

/** Types the PIN twice on the keypad that asks for a new one: its sixth digit goes on. */
export async function choosePin({ screen }: Pick<Actor, 'screen'>, chosen = pin): Promise<void> {
  await screen.getByLabel('PIN', { exact: true }).fill(chosen);
  await screen.getByLabel('Repeat PIN').fill(chosen);
}

/** Waits for the welcome notice, which comes two seconds after the wallet, and accepts it. */
export async function acceptWelcome({ screen, act }: Actor): Promise<void> {
  await screen.getByText('Before you start').waitFor();
  await act("I got it, don't show it again");
  await screen.getByText('Before you start').waitFor({ state: 'detached' });
}

export interface Payment {
  to: string;
  amount: string;
  memo?: string;
}

/** Fills the send form and opens the review. */
export async function fillPayment({ screen, act }: Actor, { to, amount, memo }: Payment): Promise<void> {
  await screen.getByRole('link', { name: 'Send' }).first().click();
  await screen.getByLabel('To', { exact: true }).fill(to);
  await screen.getByLabel('Amount').fill(amount);
  if (memo !== undefined) await screen.getByLabel('Memo (optional)').fill(memo);
  await screen.getByText(new RegExp(`^${to} · 1\\.2\\.`, 'u')).waitFor();
  await act('Review');
}

/** Confirms the open review; enters the PIN when the wallet is locked. */
export async function confirm({ screen }: Actor, usedPin?: string): Promise<void> {
  await screen.getByRole('button', { name: 'Confirm and sign' }).click();
  // The sixth digit signs.
  if (usedPin !== undefined) await screen.getByLabel('PIN', { exact: true }).fill(usedPin);
}

/** The block of the open transaction, once it is included. */
export async function blockOf({ screen }: Actor): Promise<number> {
  const step = screen.getByText(/^In block [\d\s\u202f]+$/u);
  await step.waitFor({ timeout: 40_000 });
  return Number(((await step.textContent()) ?? '').replace(/\D/gu, ''));
}

/** Types back the two requested groups of a new password; `change` makes the written down text wrong. */
export async function typeGroups(
  { screen }: Actor,
  groups: readonly string[],
  change = (text: string) => text,
): Promise<void> {
  const fields = screen.locator('form input[type="password"]');
  await fields.nth(1).waitFor();
  const labels = await screen.locator('form label').allTextContents();
  const numbers = labels.map((label) => Number(label.replace(/\D/gu, '')));
  for (const [index, number] of numbers.entries())
    await fields.nth(index).fill(change(groups[number - 1] ?? ''));
}
