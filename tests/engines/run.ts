import { startDevnet } from '../devnet/startDevnet.ts';
import { worldAccount } from '../devnet/world/accounts.ts';
import { driverOf, engines } from './engineTable.ts';
import { type DrivenPage, startEngine } from './webDriver.ts';

/*
 * The way that matters most, in the engines of BROWSERS (webkit, safari, firefox), by the WebDriver of the system: log in, pay, swap.
 * Every other browser test runs in Chromium alone.
 */

const PORT = 4760;
const PIN = '274951';

const steps: readonly (readonly [name: string, run: (page: DrivenPage, url: string) => Promise<unknown>])[] =
  [
    [
      'logs in',
      async (page, url) => {
        await page.open(`${url}/wallet`);
        await page.fill('Account name', 'alice-trader7');
        await page.fill('Password', worldAccount('alice-trader7').password);
        await page.press('Log in');
        await page.fill('PIN', PIN);
        await page.fill('Repeat the PIN', PIN);
        await page.press('Save and enter');
        await page.press("I got it, don't show it again");
        await page.says(/XBTSX/u);
      },
    ],
    [
      'pays',
      async (page) => {
        await page.press('Send');
        await page.fill('To', 'bob-holder2');
        await page.fill('Amount', '1');
        await page.fill('Message (optional)', 'from another engine');
        await page.says(/bob-holder2 · 1\.2\./u);
        await page.press('Review');
        await page.press('Confirm and sign');
        await page.says(/In block [\d\s\u202f]+/u);
      },
    ],
    [
      'swaps',
      async (page, url) => {
        await page.open(`${url}/swap?from=BTS&to=XBTSX.HIVE`);
        await page.fill('You pay', '1');
        await page.press('Trade');
        await page.fill('PIN', PIN);
        await page.press('Confirm and sign');
        await page.says(/In block [\d\s\u202f]+/u);
      },
    ],
  ];

async function walk(name: string, url: string): Promise<string[]> {
  const engine = engines[name];
  if (engine === undefined) return [`${name}: unknown; there are ${Object.keys(engines).join(', ')}`];
  const path = driverOf(engine);
  if (path === null) return [`${name}: ${engine.driver} is not installed`];
  const page = await startEngine(engine, path, PORT);
  try {
    for (const [step, run] of steps) {
      await run(page, url);
      console.log(`${name} ${step}`);
    }
    return [];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`];
  } finally {
    await page.close();
  }
}

const wanted = (process.env['BROWSERS'] ?? '').split(',').filter(Boolean);
if (wanted.length === 0)
  console.log(`BROWSERS names none of ${Object.keys(engines).join(', ')}: nothing to do`);
else {
  const devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
  const faults: string[] = [];
  for (const name of wanted) faults.push(...(await walk(name, devnet.botUrl)));
  await devnet.close();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
