import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Devnet } from '../../devnet/startDevnet.ts';
import { worldAccount } from '../../devnet/world/accounts.ts';
import { formsOfPassword, remains } from '../../e2e/secretWatch.ts';
import { transactionFaults } from './chainBook.ts';
import { logFaults } from './logBook.ts';
import {
  type ChatBook,
  type DueNotices,
  deliveryFaults,
  type NoticeRow,
  orderFaults,
  outboxFaults,
} from './noticeBook.ts';
import { until, type Weather } from './weather.ts';
import type { StormWorld } from './world.ts';

const PAYER = 'sth-payer';
/** The id of an account. */
export const idOf = ({ ledger }: Devnet, name: string): string => ledger.state.accountByName(name)?.id ?? '';

/** Key material found in recorded or written data, by its owner; clears the recorded data. */
export async function leaks({ persons, crew }: StormWorld): Promise<string[]> {
  const forms = persons.map(({ name }) => ({
    name,
    secrets: formsOfPassword(name, worldAccount(name).password),
  }));
  const logs = crew.bots.map((bot) => bot.log());
  const found: string[] = [];
  for (const person of persons) {
    const everything = [...person.heard.splice(0), await remains(person.actor), ...logs].join('\n');
    for (const { name, secrets } of forms)
      if (secrets.some((secret) => everything.includes(secret)))
        found.push(`key material of ${name} was found with ${person.name} or in a log`);
  }
  return found;
}

/** Errors without a code: from bots, in their logs, and from pages. */
export function uncodedErrors({ persons, crew }: StormWorld): string[] {
  const logged = crew.bots.flatMap((bot) => logFaults(bot.log()));
  const thrown = persons.flatMap(({ name, pageErrors }) =>
    pageErrors.map((each) => `page of ${name}: ${each}`),
  );
  return [...new Set([...logged.map((line) => `log of a bot: ${line.slice(0, 600)}`), ...thrown])];
}

/** Devices against the chain. */
export function transactionsFound({ persons, book }: StormWorld): { found: string[]; count: number } {
  const kept = persons.flatMap((person) => [...person.kept.values()]);
  return { found: transactionFaults(book, kept), count: kept.length };
}

/** Compares the outbox with the chain, and the chats with the outbox. */
export async function noticesFound(
  world: StormWorld,
  chats: ReadonlyMap<number, ChatBook>,
): Promise<{ found: string[]; count: number }> {
  const rows = await world.database.query<NoticeRow>(
    `select uid::double precision as uid, kind, state, code, interruptions,
      array(select fact ->> 'operation' from jsonb_array_elements(facts::jsonb) as fact) as places,
      array(select fact ->> 'outcome' from jsonb_array_elements(facts::jsonb) as fact) as outcomes from outbox`,
  );
  const { watchers } = world;
  const due = watchers.flatMap((watcher) => dueOf(world, watcher));
  const cancelled = watchers.map((watcher) => ({ uid: watcher.uid, count: cancelledOf(world, watcher) }));
  const found = [...outboxFaults(rows, due), ...orderFaults(rows, cancelled), ...deliveryFaults(rows, chats)];
  return { found, count: rows.length };
}

function dueOf(
  { devnet, book, followedFrom }: StormWorld,
  { uid, name }: StormWorld['watchers'][number],
): DueNotices[] {
  const [own, payer] = [idOf(devnet, name), idOf(devnet, PAYER)];
  const received = book.transfers.filter(
    ({ to, place }) => to === own && Number(place.split('/', 1)[0]) > followedFrom,
  );
  const placesOf = (isPayout: boolean) =>
    received.filter(({ from }) => (from === payer) === isPayout).map(({ place }) => place);
  return [
    { uid, kind: 'payout', places: placesOf(true) },
    { uid, kind: 'incomingTransfer', places: placesOf(false) },
  ];
}

const cancelledOf = (
  { devnet, book, followedFrom }: StormWorld,
  { name }: StormWorld['watchers'][number],
): number =>
  book.cancelled.filter(({ account, block }) => account === idOf(devnet, name) && block > followedFrom)
    .length;

/** Resolves when everything is reported: blocks are read, rounds are closed, and nothing waits to be sent. */
export async function untilTold({ database, devnet }: StormWorld, weather: Weather): Promise<void> {
  const last = devnet.ledger.head().number;
  await until(weather, 'the bots tell everything', async () => {
    const [left] = await database.query<{ block: number; open: number; unread: number; queued: number }>(
      `select (select max(block_num)::int from positions) as block,
        (select count(*)::int from rounds where state = 'open') as open,
        (select count(*)::int from order_accounts where due_to > read_to) as unread,
        (select count(*)::int from outbox where state not in ('sent', 'given_up')) as queued`,
    );
    const { block = 0, open = 1, unread = 1, queued = 1 } = left ?? {};
    if (block >= last && open + unread + queued === 0) return true;
    throw new RangeError(
      `up to block ${block} of ${last}, ${open} open rounds, ${unread} accounts with orders unread, ${queued} queued`,
    );
  });
}

/** The current holdings of a process: megabytes, and open sockets. */
export function holdingsOf(pid: number): { megabytes: number; sockets: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1_024;
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).map((file) => targetOf(`${folder}/${file}`));
  const sockets = targets.filter((target) => target.startsWith('socket:')).length;
  return { megabytes: Math.round(megabytes), sockets };
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    // Closed a moment ago.
    return '';
  }
}
