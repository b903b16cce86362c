import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startDevnet } from '../devnet/startDevnet.ts';
import { type Actor, logIn, openPlain } from '../e2e/actors.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { type Appearance, appear, goInside, screenAddresses, settled } from '../e2e/screens.ts';
import { preparePowers, takePowers } from './powers.ts';

/**
 * Takes a picture of every screen of the app on its own development network, in both themes and at both sizes.
 * --languages en,ru,zh   default: en
 * --full                 the whole page instead of the window
 */
const { values } = parseArgs({
  options: { languages: { type: 'string', default: 'en' }, full: { type: 'boolean', default: false } },
});

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
const themes = ['light', 'dark'] as const;
const known = ['en', 'ru', 'zh'] as const;
const languages = known.filter((language) => values.languages.split(',').includes(language));
const folder = join(import.meta.dirname, 'pictures');

/** A file's name for an address: /pool/BTSSTHPOOL is pool-BTSSTHPOOL, / is dashboard. */
const nameOf = (path: string) => (path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-'));

/** Screens that look different for a visitor. */
const visited = [
  '/',
  '/welcome',
  '/auth-pages/login',
  '/auth-pages/create',
  '/pools',
  '/pool/BTSSTHPOOL',
  '/smartholder',
  '/more',
];

async function takeAll(actor: Actor, into: string): Promise<number> {
  const addresses = screenAddresses();
  for (const path of addresses) {
    await goInside(actor.page, path);
    // Charts draw a moment after their figures.
    await actor.page.waitForTimeout(300);
    await actor.page.screenshot({ path: join(into, `${nameOf(path)}.png`), fullPage: values.full });
  }
  return addresses.length;
}

/** The view of a visitor. */
async function takeVisitors(page: Page, url: string, into: string, seen: Appearance): Promise<number> {
  for (const path of visited) {
    await page.goto(`${url}${path}`);
    await appear(page, seen);
    await settled(page);
    await page.screenshot({ path: join(into, `visitor-${nameOf(path)}.png`), fullPage: values.full });
  }
  return visited.length;
}

async function main(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const devnet = await startDevnet({ hasBot: true, hasTrades: true });
  const browser = await launchBrowser();
  try {
    const actor = await openPlain(browser, devnet, { viewport: sizes.phone });
    await logIn(actor, 'alice-trader7');
    await preparePowers(devnet);
    const visitor = await browser.newPage();
    let count = 0;
    for (const language of languages)
      for (const theme of themes)
        for (const [name, size] of Object.entries(sizes)) {
          const into = join(folder, `${name}-${theme}-${language}`);
          await mkdir(into, { recursive: true });
          await actor.page.setViewportSize(size);
          await appear(actor.page, { language, theme });
          count += await takeAll(actor, into);
          count += await takePowers(actor, { into, language });
          await visitor.setViewportSize(size);
          count += await takeVisitors(visitor, devnet.botUrl, into, { language, theme });
        }
    process.stdout.write(`${count} pictures of screens are in ${folder}\n`);
  } finally {
    await browser.close();
    await devnet.close();
  }
}

await main();
