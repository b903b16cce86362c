import { startDevnet } from '../devnet/startDevnet.ts';
import { engines, programOf } from './engineTable.ts';
import { messengerWay } from './messengerWay.ts';
import { plainWay, type Step } from './plainWay.ts';
import { startEngine } from './startEngine.ts';

/*
 * The ways that matter most, in the engines of BROWSERS (webkit, safari, firefox), driven by what the system has: log in, pay and swap in
 * an ordinary page, and every screen; log in and pay in the messenger's page. Every other browser test runs in Chromium alone.
 */

const PORT = 4760;

/** Goes one way in an engine with nothing kept, to its first fault. */
async function walk(name: string, url: string, way: readonly Step[]): Promise<string[]> {
  const engine = engines[name];
  if (engine === undefined) return [`${name}: unknown; there are ${Object.keys(engines).join(', ')}`];
  const path = programOf(engine);
  if (path === null) return [`${name}: ${engine.programs.join(' or ')} is not installed`];
  const page = await startEngine(engine, path, PORT);
  try {
    for (const [step, run] of way) {
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

const wanted = (process.env.BROWSERS ?? '').split(',').filter(Boolean);
if (wanted.length === 0)
  console.log(`BROWSERS names none of ${Object.keys(engines).join(', ')}: nothing to do`);
else {
  const faults: string[] = [];
  for (const name of wanted) {
    // A world of its own: where another engine has been, the chat with the bot has begun.
    const devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
    faults.push(...(await walk(name, devnet.botUrl, plainWay)));
    faults.push(...(await walk(name, devnet.messenger.url, messengerWay)));
    await devnet.close();
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
