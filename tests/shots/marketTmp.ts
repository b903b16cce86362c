import { startDevnet } from '../devnet/startDevnet.ts';
import { logIn, openPlain } from '../e2e/actors.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { appear, goInside } from '../e2e/screens.ts';
const devnet = await startDevnet({ hasBot: true });
const browser = await launchBrowser();
try {
  const actor = await openPlain(browser, devnet, { viewport: { width: 360, height: 740 } });
  await logIn(actor, 'alice-trader7');
  for (const [language, theme] of [['en','light'],['ru','dark'],['zh','light']] as const) {
    await appear(actor.page, { language, theme });
    for (const path of ['/asset/XBTSX.WAVES','/asset/BTS','/wallet','/']) {
      await goInside(actor.page, path);
      await actor.page.waitForTimeout(1500);
      await actor.page.screenshot({ path: `/tmp/shot-${path.slice(1).replaceAll('/','-') || 'dash'}-${language}.png`, fullPage: true });
    }
  }
  devnet.services.conditions.set('prices', { mode: 'garbage' });
  devnet.services.conditions.set('market', { mode: 'garbage' });
  const bot2 = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await bot2.route(/\/market\/price\/|\/api\/(?:together|v1\/tickers)/u, (route) => route.fulfill({ status: 502, contentType: 'application/json', body: JSON.stringify({ error: { code: 'service.bad_answer', message: 'A service this answer comes from gave an answer that can not be used.' } }) }));
  for (const [language, theme] of [['en','light'],['ru','dark'],['zh','light']] as const) {
    for (const path of ['/', '/asset/XBTSX.STH']) {
      await bot2.goto(`${devnet.botUrl}${path}`);
      await appear(bot2, { language, theme });
      await bot2.waitForTimeout(5000);
      await bot2.screenshot({ path: `/tmp/shot-failed-${path.slice(1).replaceAll('/','-') || 'dash'}-${language}.png`, fullPage: true });
    }
  }
} finally { await browser.close(); await devnet.close(); }
