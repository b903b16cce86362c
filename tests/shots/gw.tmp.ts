import { mkdir } from 'node:fs/promises';
import { startDevnet } from '../devnet/startDevnet.ts';
import { logIn, openPlain } from '../e2e/actors.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { appear, goInside } from '../e2e/screens.ts';

const into = '/tmp/gw/pics';
await mkdir(into, { recursive: true });
const devnet = await startDevnet({ hasBot: true });
const browser = await launchBrowser();
try {
  const actor = await openPlain(browser, devnet, { viewport: { width: 360, height: 740 } });
  await logIn(actor, 'alice-trader7');
  const { page } = actor;
  devnet.services.gateways?.change('coins', 'XBTSX.LTC', { minAmount: '2000000' });
  devnet.services.gateways?.change('coins', 'XBTSX.DOGE', { issuer: 'xbtsx-giveaway1' });
  const shot = async (name: string, path: string) => {
    await goInside(page, '/more');
    await goInside(page, path);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${into}/${name}.png`, fullPage: true });
  };
  for (const [language, theme] of [['en', 'light'], ['ru', 'dark'], ['zh', 'light'], ['ru', 'light'], ['zh', 'dark'], ['en', 'dark']] as const) {
    await appear(page, { language, theme });
    await shot(`${language}-${theme}-sth`, '/wallet/deposit/XBTSX.STH');
    if (theme === 'light') await shot(`${language}-${theme}-hive`, '/wallet/deposit/XBTSX.HIVE');
    await shot(`${language}-${theme}-ltc`, '/wallet/withdraw/XBTSX.LTC');
    if (language !== 'en' || theme === 'light') await shot(`${language}-${theme}-doge`, '/wallet/withdraw/XBTSX.DOGE');
    if (language === 'en') await shot(`${language}-${theme}-board`, '/gateways');
    await goInside(page, '/more');
    await goInside(page, '/wallet/withdraw/XBTSX.BTC');
    await page.locator('[name=address]').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${into}/${language}-${theme}-btc.png`, fullPage: true });
  }
} finally {
  await browser.close();
  await devnet.close();
}
