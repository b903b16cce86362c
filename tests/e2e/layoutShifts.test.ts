import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { startPath } from '@xbts/shared/services/startRoutes.ts';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { savedAccount } from '../bench/savedAccount.ts';
import { openChat, phone } from './actors.ts';
import { shiftsOver, watchShifts } from './layoutShifts.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { type Opening, openings, paymentOfVisitor } from './openings.ts';
import { settled } from './screens.ts';
import { answerSlowly } from './slowAnswers.ts';

/** The maximum shift on an opening (figures.md). */
const MOST = 0.001;
/**
 * Deliberately delayed work starts within this time (app/afterStart.ts), and no answer is delayed by more than another
 * second and a half.
 */
const AFTER_MS = 6000;

const all = [...openings, paymentOfVisitor];
const even = all.filter((_, index) => index % 2 === 0);
const odd = all.filter((_, index) => index % 2 === 1);

/** The environment and the kind of an opening. */
interface Look {
  readonly name: string;
  readonly language: 'en' | 'ru' | 'zh';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isInside: boolean;
  readonly opened: readonly Opening[];
}

const desktop = { width: 1280, height: 800 };
/** A taller window shows more of the lower content. */
const [tallPhone, largeDesktop] = [
  { width: 412, height: 915 },
  { width: 1920, height: 1080 },
];
/**
 * Each opening once in a tab and once in the messenger, once on a phone, in the language with the longest texts, and
 * once on a desktop.
 */
const looks: readonly Look[] = [
  { name: 'a tall phone, Russian', language: 'ru', viewport: tallPhone, isInside: false, opened: even },
  {
    name: 'the messenger on a large desktop, English',
    language: 'en',
    viewport: largeDesktop,
    isInside: true,
    opened: even,
  },
  { name: 'a desktop, Chinese', language: 'zh', viewport: desktop, isInside: false, opened: odd },
  { name: 'the messenger on a phone, Russian', language: 'ru', viewport: phone, isInside: true, opened: odd },
];

const locales = { en: 'en-US', ru: 'ru-RU', zh: 'zh-CN' } as const;

withNetwork({ blockMs: 3000 });

let saved: Readonly<Record<string, string>>;
beforeAll(async () => {
  saved = await savedAccount(browser, devnet);
});

async function contextFor(opening: Opening, { viewport, language }: Look): Promise<BrowserContext> {
  const origin = new URL(devnet.botUrl).origin;
  const context = await browser.newContext({ viewport, locale: locales[language] });
  const kept = { ...(opening.isSaved && saved) };
  // A fresh device: no language was chosen on it.
  const { state, version } = JSON.parse(kept['xbts.settings'] ?? '{"state":{},"version":1}');
  kept['xbts.settings'] = JSON.stringify({
    state: { ...state, language: null, isWarningDue: false },
    version,
  });
  await context.addInitScript(
    ({ at, items }) => {
      if (location.origin === at)
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { at: origin, items: kept },
  );
  await watchShifts(context);
  await answerSlowly(context, origin);
  return context;
}

async function open(page: Page, { screen }: Opening, { isInside, viewport }: Look): Promise<Page | Frame> {
  if (!isInside) {
    await page.goto(devnet.botUrl + (screen === undefined ? '/' : startPath(screen)));
    return page;
  }
  const user = 7001001;
  const client = viewport === phone ? 'ios' : 'weba';
  if (screen === undefined) await (await openChat(page, devnet, user, { client })).click();
  else {
    const { url, botUsername } = devnet.messenger;
    const query = { startapp: writeStartParam({ screen }), user: `${user}`, client };
    await page.goto(`${url}/${botUsername}?${new URLSearchParams(query)}`);
  }
  const frame = await (await page.waitForSelector('iframe[title="Mini app"]')).contentFrame();
  if (frame === null) throw new RangeError('the mini app has no frame');
  return frame;
}

/** The number of pages open at once: more would starve them of the processor. */
const AT_ONCE = 3;

/** The excessive shifts on an opening, by its name. */
async function shiftsOn(opening: Opening, look: Look): Promise<readonly [string, string[]]> {
  const context = await contextFor(opening, look);
  const page = await context.newPage();
  const document = await open(page, opening, look);
  await settled(document);
  await page.waitForTimeout(AFTER_MS);
  const shifts = await shiftsOver(MOST, document);
  await context.close();
  return [opening.name, shifts];
}

it.each(looks)('the first picture stays in place for any order of answers: $name', async (look) => {
  const found: (readonly [string, string[]])[] = [];
  for (let next = 0; next < look.opened.length; next += AT_ONCE) {
    const together = look.opened.slice(next, next + AT_ONCE);
    found.push(...(await Promise.all(together.map((opening) => shiftsOn(opening, look)))));
  }
  expect(Object.fromEntries(found.filter(([, shifts]) => shifts.length > 0))).toEqual({});
});
