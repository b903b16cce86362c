import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botSettings } from '../../devnet/botSettings.ts';
import { payStakers, type RoundPayment } from '../../devnet/controls/verbs/payRound.ts';
import { payoutChannel } from '../../devnet/messenger/channels.ts';
import { freePort } from '../../devnet/process/ports.ts';
import { type BotProcess, startBot } from '../../devnet/process/startBot.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { orderBookOf } from './orderBook.ts';
import { subscribeBob } from './subscribeBob.ts';

const BOB = 7001002;
const NAME = 'bob-holder2';
let devnet: Devnet;
let staticDir: string;
const running: BotProcess[] = [];
const folders: string[] = [];
const newFolder = (prefix: string) => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 300 });
  staticDir = newFolder('xbts-static-');
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>XBTS</title>');
  const chat = devnet.messenger.chats.find(BOB);
  if (chat !== undefined) chat.isStarted = true;
});

afterAll(async () => {
  for (const bot of running) await bot.close();
  await devnet?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * A bot process as run by an operator; the round is over two seconds after its last payment, unless `own` overrides it.
 */
async function bot(own: Record<string, string>): Promise<BotProcess> {
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const { nodes, servicesUrl, messenger } = devnet;
  const around = { port, host: '127.0.0.1', publicUrl: url, nodeUrls: nodes.map((node) => node.url) };
  const settings = {
    ...botSettings({ ...around, servicesUrl, staticDir, messenger }),
    PAYOUT_QUIET_SECONDS: '2',
  };
  const started = await startBot({ settings: { ...settings, ...own }, url });
  running.push(started);
  return started;
}

const told = (): string[] =>
  (devnet.messenger.chats.find(BOB)?.messages ?? [])
    .map(({ text = '' }) => text)
    .filter((text) => text.startsWith('💰 SmartHolder payout'));

/** The STH reported to the chat as sold, over all messages, and the number of messages with a filled order. */
const soldAsTold = () => {
  const texts = (devnet.messenger.chats.find(BOB)?.messages ?? []).map(({ text = '' }) => text);
  const orders = texts.filter((text) => /^(?:✅ )?Order /u.test(text));
  const sums = orders.map((text) => Number(/^Sold (\d+) XBTSX\.STH/mu.exec(text)?.[1]));
  return {
    sold: sums.reduce((sum, each) => sum + each, 0),
    ends: orders.filter((text) => text.startsWith('✅ Order filled')).length,
  };
};

/** Another account buys `whole` STH at a tenth of a USDT each. */
const buySth = (whole: bigint) =>
  orderBookOf(devnet).place({
    by: 'alice-trader7',
    sells: [whole * 100_000n, 'XBTSX.USDT'],
    wants: [whole * 100_000_000n, 'XBTSX.STH'],
  });

const pay = () => payStakers(devnet.ledger, devnet.accounts);

function amountOf(units: bigint, precision: number): string {
  const digits = units.toString().padStart(precision + 1, '0');
  return `${digits.slice(0, -precision)}.${digits.slice(-precision)}`.replace(/\.?0+$/u, '');
}

/** Each of Bob's sums in the form of a message. */
const linesOf = (payments: readonly RoundPayment[]) =>
  payments
    .filter(({ account }) => account === NAME)
    .map(({ symbol, units, precision }) => `${NAME}: +${amountOf(units, precision)} ${symbol}`);

/** The texts of the operator's channel. */
const posted = (): string[] =>
  (devnet.messenger.channels.find(payoutChannel.id)?.posts ?? []).map(({ text }) => text);

/** The beginning of each line in a post: the sum of a round in one asset, and the number of recipients. */
const sumsOf = (payments: readonly RoundPayment[]) =>
  [...Map.groupBy(payments, ({ symbol }) => symbol)].map(([symbol, rows]) => ({
    sum: `${amountOf(
      rows.reduce((sum, { units }) => sum + units, 0n),
      rows[0]?.precision ?? 0,
    )} ${symbol}`,
    spread: `payments: ${rows.length}, accounts: ${new Set(rows.map(({ account }) => account)).size}`,
  }));

/** One post per round, the last with the sums of these payments. */
async function expectPosted(count: number, payments: readonly RoundPayment[]): Promise<void> {
  await expect.poll(posted, { timeout: 120_000 }).toHaveLength(count);
  const lines = posted().at(-1)?.split('\n') ?? [];
  expect(lines[0]).toBe('💰 SmartHolder payouts');
  expect(lines.at(-1)).toBe('From sth-payer');
  for (const { sum, spread } of sumsOf(payments)) {
    const line = lines.find((each) => each.startsWith(`${sum} `));
    expect(line, `${sum} in ${lines.join(' | ')}`).toContain(spread);
  }
  expect(lines).toHaveLength(2 + sumsOf(payments).length);
}

/** The last block read for payouts, -1 before the first, and the number of waiting notices. */
const stateOf = async (url: string) => {
  const { payouts } = (await (await fetch(`${url}/health`)).json()) as {
    payouts: { block: number | null; queued: number };
  };
  return { block: payouts.block ?? -1, queued: payouts.queued };
};

const reads = async (url: string, block: number) =>
  expect.poll(async () => (await stateOf(url)).block, { timeout: 120_000 }).toBeGreaterThanOrEqual(block);

/** Resolves when no notice waits: everything has been sent by then. */
const hasToldAll = async (url: string) =>
  expect.poll(async () => (await stateOf(url)).queued, { timeout: 120_000 }).toBe(0);

/** Bob was notified `count` times, at last of these payments. */
async function expectTold(count: number, payments: readonly RoundPayment[]): Promise<void> {
  await expect.poll(told, { timeout: 120_000 }).toHaveLength(count);
  for (const line of linesOf(payments)) expect(told().at(-1)).toContain(line);
}

describe('the bot as a process', () => {
  it('reports a round and the fills of an order once, also after a kill in the middle and a restart', async () => {
    const storage = { DATA_DIR: newFolder('xbts-data-') };
    // The first process never closes rounds, however long the kill takes.
    const first = await bot({ ...storage, PAYOUT_QUIET_SECONDS: '3600' });
    await subscribeBob(devnet, first.url);
    await reads(first.url, 0);
    const payments = pay();
    orderBookOf(devnet).place({
      by: NAME,
      sells: [500_000_000n, 'XBTSX.STH'],
      wants: [500_000n, 'XBTSX.USDT'],
    });
    buySth(2n);
    // The block with the payment and the sale is read by then.
    await reads(first.url, devnet.ledger.head().number + 1);
    process.kill(first.pid, 'SIGKILL');
    await first.close();
    const second = await bot(storage);
    await expectTold(1, payments);
    expect(told()[0]).toContain('From sth-payer');
    await expectPosted(1, payments);
    buySth(3n);
    await expect.poll(soldAsTold, { timeout: 120_000 }).toEqual({ sold: 5, ends: 1 });
    await hasToldAll(second.url);
    expect(soldAsTold()).toEqual({ sold: 5, ends: 1 });
    expect(told()).toHaveLength(1);
    expect(posted()).toHaveLength(1);
    await second.close();
  }, 600_000);

  describe('with PostgreSQL', () => {
    let postgres: OwnDatabases;
    beforeAll(() => {
      postgres = sharedPostgres();
    });
    afterAll(() => postgres?.stop());

    it('reports each round once from two processes, and continues when the leading one is killed', async () => {
      const before = told().length;
      const postedBefore = posted().length;
      const storage = { DATABASE_URL: await postgres.createDatabase() };
      const one = await bot(storage);
      const two = await bot(storage);
      await subscribeBob(devnet, two.url);
      await reads(two.url, 0);
      const paidBefore = pay();
      await expectTold(before + 1, paidBefore);
      await expectPosted(postedBefore + 1, paidBefore);
      // A message in flight at a kill is sent once more: none may be in flight.
      await hasToldAll(two.url);
      // The first has led since it was alone.
      process.kill(one.pid, 'SIGKILL');
      await one.close();
      const payments = pay();
      await expectTold(before + 2, payments);
      await expectPosted(postedBefore + 2, payments);
      await hasToldAll(two.url);
      expect(told()).toHaveLength(before + 2);
      expect(posted()).toHaveLength(postedBefore + 2);
      await two.close();
    }, 600_000);
  });
});
