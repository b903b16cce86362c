import { describe, expect, it } from 'vitest';
import { logIn, openPlain, phone } from './actors.ts';
import { launchBrowser } from './browser.ts';
import { cutTexts } from './cutTexts.ts';
import { fontWidths } from './fonts.ts';
import { hiddenFigures } from './hiddenFigures.ts';
import { devnet, withNetwork } from './network.ts';
import { appear, goInside } from './screens.ts';

withNetwork();

/** Screens of lists and of the longest names of the world: RUBLEUSDTPOOL, SMARTHOLDEMS, pairs of gateway coins. */
const screens = [
  '/',
  '/wallet',
  '/pools',
  '/pool/BTSSTHPOOL',
  '/pool/RUBLEUSDTPOOL',
  '/asset/SMARTHOLDEMS',
  '/account/carol-pools3',
  '/account/dave-newbie4',
  '/markets',
  '/smartholder',
];

describe.each(fontWidths)('on a phone of 320 px with the %s font', (width) => {
  it('no name, figure or choice is cut or broken, in English and Russian', async () => {
    const browser = await launchBrowser([], width);
    const viewport = { ...phone, width: 320 };
    const actor = await openPlain(browser, devnet, { viewport, isWelcomed: true });
    await logIn(actor, 'alice-trader7');
    const { page } = actor;
    for (const language of ['en', 'ru'] as const) {
      await appear(page, { language });
      for (const path of screens) {
        await goInside(page, path);
        const faults = async () => [
          ...(await page.evaluate(cutTexts)),
          ...(await page.evaluate(hiddenFigures)),
        ];
        await expect.poll(faults, { message: `${path} ${language}`, timeout: 5000 }).toEqual([]);
      }
    }
    await browser.close();
  });
});
