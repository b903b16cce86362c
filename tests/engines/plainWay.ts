import { worldAccount } from '../devnet/world/accounts.ts';
import { screenAddresses } from '../e2e/screens.ts';
import type { DrivenPage } from './drivenPage.ts';

const PIN = '274951';

/** A step of a flow; the address is the app's own. */
export type Step = readonly [name: string, run: (page: DrivenPage, url: string) => Promise<unknown>];

/** Fills in the login form, chooses a PIN, and dismisses the welcome notice. */
export async function logIn(page: DrivenPage): Promise<void> {
  await page.fill('Account name', 'alice-trader7');
  await page.fill('Password', worldAccount('alice-trader7').password);
  await page.act('Log in');
  await page.fill('PIN', PIN);
  await page.fill('Repeat PIN', PIN);
  await page.act("I got it, don't show it again");
  await page.says(/XBTSX/u);
}

/** Pays from the wallet, and waits for the block. */
export async function pay(page: DrivenPage, message: string): Promise<void> {
  await page.press('Send');
  await page.fill('To', 'bob-holder2');
  await page.fill('Amount', '1');
  await page.fill('Memo (optional)', message);
  await page.says(/bob-holder2 · 1\.2\./u);
  await page.act('Review');
  await confirm(page);
}

/** Signs the review, waits for the block, and closes the sheet. */
async function confirm(page: DrivenPage): Promise<void> {
  await page.press('Confirm and sign');
  await signed(page);
}

/** Waits until a block holds what is signed, and closes the sheet. */
async function signed(page: DrivenPage): Promise<void> {
  await page.says(/In block [\d\s\u202f]+/u);
  await page.press('Done');
}

/** In an ordinary page: log in, pay, swap, and see every screen in three languages. */
export const plainWay: readonly Step[] = [
  [
    'logs in',
    async (page, url) => {
      await page.open(`${url}/wallet`);
      await logIn(page);
    },
  ],
  ['pays', (page) => pay(page, 'from another engine')],
  [
    'swaps',
    async (page, url) => {
      await page.open(`${url}/swap?from=BTS&to=XBTSX.HIVE`);
      await page.fill('You pay', '1');
      await page.press('Trade');
      await page.press('Confirm and sign');
      await page.fill('PIN', PIN);
      await signed(page);
    },
  ],
  ['shows every screen in three languages, without an error and without a text that finds no room', seeAll],
];

/** WebKit refuses a page more than 100 entries of its history in 10 s. */
const ENTRY_MS = 150;

async function seeAll(page: DrivenPage, url: string): Promise<void> {
  await page.resize(360, 740);
  const faults: string[] = [];
  for (const language of ['en', 'ru', 'zh']) {
    await page.open(`${url}/wallet`);
    await page.evaluate(chooseLanguage, language);
    await page.open(`${url}/wallet`);
    await page.evaluate(noteFaults);
    for (const address of screenAddresses()) {
      await page.evaluate((to: string) => window.history.pushState({ inApp: true }, '', to), address);
      await new Promise((resolve) => setTimeout(resolve, ENTRY_MS));
      await page.when(`${address} to come to rest`, isAtRest, address);
      const found = await page.evaluate(faultsOfScreen);
      faults.push(...found.map((fault) => `${address} in ${language}: ${fault}`));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

declare global {
  interface Window {
    faultsSeen?: string[];
  }
}

// These run in the page: each must be self-contained.

function chooseLanguage(language: string): void {
  const kept = JSON.parse(localStorage.getItem('xbts.settings') ?? '{"state":{},"version":1}');
  localStorage.setItem('xbts.settings', JSON.stringify({ ...kept, state: { ...kept.state, language } }));
}

function noteFaults(): void {
  const seen: string[] = [];
  window.faultsSeen = seen;
  window.addEventListener('error', ({ message }) => seen.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.push(`${violatedDirective} ${blockedURI}`),
  );
}

/** True when the screen of that address is shown with its title and without grey shapes. */
function isAtRest(address: string): boolean {
  return (
    address.startsWith(window.location.pathname) &&
    document.querySelector('main h1, main h2') !== null &&
    document.querySelector('[class*="_skeleton_"]') === null
  );
}

function faultsOfScreen(): string[] {
  const { scrollWidth } = document.documentElement;
  const seen = window.faultsSeen?.splice(0) ?? [];
  return scrollWidth > window.innerWidth
    ? [...seen, `the page is ${scrollWidth} of ${window.innerWidth} pixels wide`]
    : seen;
}
