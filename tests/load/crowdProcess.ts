/**
 * A process of simulated mini apps: `crowdProcess.ts ORDER` prints a line of JSON when all have arrived, and one with
 * the results of their requests when they are gone.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createLaunchDataSigner } from '../devnet/messenger/launch/initData.ts';
import { worldAccounts } from '../devnet/world/accounts.ts';
import type { CrowdOrder } from './crowd.ts';
import { MiniApp, type Owner } from './miniApp.ts';
import { createTally } from './tally.ts';

const order = JSON.parse(process.argv[2] ?? '{}') as CrowdOrder;
const { ports, apps, perSecond, atOnce, idleMs, readEveryMs, everyNthSubscribes, files, token, firstUser } =
  order;
/** Accounts whose own key suffices as a proof. */
const accounts = worldAccounts.filter((account) => !('signers' in account));
const signer = createLaunchDataSigner(token);
const authDate = Math.floor(Date.now() / 1_000);
const count = createTally();
const said = (stage: string) => process.stdout.write(`${JSON.stringify({ stage, tally: count.taken() })}\n`);

function ownerOf(index: number): Owner {
  const userId = firstUser + index;
  const user = { id: userId, is_bot: false as const, first_name: `Person ${index}`, language_code: 'en' };
  const { name, password } = accounts[index % accounts.length] ?? { name: '', password: '' };
  const launchData = signer.sign({ user, authDate, chatInstance: '1' });
  return { userId, launchData, account: name, password };
}

async function arrive(index: number): Promise<MiniApp | undefined> {
  const app = new MiniApp(ports[index % ports.length] ?? 0, ownerOf(index), count);
  if (!(await app.open(files))) return undefined;
  if (index % everyNthSubscribes === 0 && !(await app.subscribe())) return undefined;
  if (idleMs > 0) return app;
  app.close();
  return undefined;
}

/** Each arrives at its time, whether the previous ones are served or not. */
async function arriveByClock(): Promise<(MiniApp | undefined)[]> {
  const began = performance.now();
  const coming: Promise<MiniApp | undefined>[] = [];
  for (let index = 0; index < apps; index += 1) {
    const early = began + (index * 1_000) / perSecond - performance.now();
    if (early > 1) await wait(early);
    coming.push(arrive(index));
  }
  return Promise.all(coming);
}

/** `atOnce` at a time: the next arrives when one is served. */
async function arriveInTurn(): Promise<(MiniApp | undefined)[]> {
  const here: (MiniApp | undefined)[] = [];
  let next = 0;
  const come = async () => {
    for (let index = next++; index < apps; index = next++) here.push(await arrive(index));
  };
  await Promise.all(Array.from({ length: atOnce }, come));
  return here;
}

const here = (perSecond > 0 ? await arriveByClock() : await arriveInTurn()).filter(
  (app) => app !== undefined,
);
said('arrived');
const until = performance.now() + idleMs;
await Promise.all(here.map((app) => app.idle(until, readEveryMs)));
for (const app of here) app.close();
said('gone');
