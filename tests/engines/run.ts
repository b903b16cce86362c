import { startDevnet } from '../devnet/startDevnet.ts';
import { engines, programOf } from './engineTable.ts';
import { messengerWay } from './messengerWay.ts';
import { plainWay, type Step } from './plainWay.ts';
import { startEngine } from './startEngine.ts';

/*
 * The most important flows, in the engines of BROWSERS (webkit, safari, firefox), driven by the system's software: log
 * in, pay and swap in an ordinary page, and every screen; log in and pay in the messenger's page. Every other browser
 * test runs in Chromium alone.
 */

const PORT = 4760;

/** Runs one flow in an engine with an empty profile, up to its first fault. */
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
    // A separate world: after another engine, the chat with the bot has already started.
    const devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
    faults.push(...(await walk(name, devnet.botUrl, plainWay)));
    faults.push(...(await walk(name, devnet.messenger.url, messengerWay)));
    await devnet.close();
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
