import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import { signDigest } from '@xbts/shared/protocol/signature.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { launchSessionHeader } from '@xbts/shared/services/subscription.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botSettings } from '../../devnet/botSettings.ts';
import { payStakers, type RoundPayment } from '../../devnet/controls/verbs/payRound.ts';
import { freePort } from '../../devnet/process/ports.ts';
import { type BotProcess, startBot } from '../../devnet/process/startBot.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { worldAccount } from '../../devnet/world/accounts.ts';
import { type Postgres, startPostgres } from '../../postgres.ts';

const BOB = 7001002;
const NAME = 'bob-holder2';
let devnet: Devnet;
let staticDir: string;
const running: BotProcess[] = [];

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 300 });
  staticDir = mkdtempSync(join(tmpdir(), 'xbts-static-'));
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>XBTS</title>');
  const chat = devnet.messenger.chats.find(BOB);
  if (chat !== undefined) chat.isStarted = true;
}, 60_000);

afterAll(async () => {
  for (const bot of running) await bot.close();
  await devnet?.close();
});

/** A bot process as an operator runs it; the round is over two seconds after its last payment. */
async function bot(storage: Record<string, string>): Promise<BotProcess> {
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const { nodes, servicesUrl, messenger } = devnet;
  const around = { port, host: '127.0.0.1', publicUrl: url, nodeUrls: nodes.map((node) => node.url) };
  const settings = {
    ...botSettings({ ...around, servicesUrl, staticDir, messenger }),
    PAYOUT_QUIET_SECONDS: '2',
  };
  const started = await startBot({ settings: { ...settings, ...storage }, url });
  running.push(started);
  return started;
}

/** Subscribes as the mini app does: launch data of the messenger, a challenge, a signature of the account's key. */
async function subscribe(url: string): Promise<void> {
  const user = devnet.messenger.chats.users.find(({ id }) => id === BOB);
  if (user === undefined) throw new RangeError('no Bob');
  const authDate = Math.floor(Date.now() / 1_000);
  const launch = devnet.messenger.signer.sign({ user, authDate, chatInstance: '1' });
  const session = randomBytes(16).toString('hex');
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/subscription${path}`, {
      method: 'POST',
      headers: {
        authorization: `tma ${launch}`,
        [launchSessionHeader]: session,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { nonce: string; chainId: string };
  };
  const { nonce, chainId } = await post('/challenge', {});
  const key = privateKeyFromPassword(NAME, 'active', worldAccount(NAME).password);
  const signature = Buffer.from(
    signDigest(subscriptionDigest({ chainId, account: NAME, nonce }), key),
  ).toString('hex');
  await post('', { account: NAME, nonce, signature, kinds: ['payout'], language: 'en' });
}

const told = (): string[] =>
  (devnet.messenger.chats.find(BOB)?.messages ?? [])
    .map(({ text = '' }) => text)
    .filter((text) => text.startsWith('SmartHolder payout'));

const pay = () => payStakers(devnet.ledger, devnet.accounts).filter(({ account }) => account === NAME);

/** Each sum as it stands in a message. */
const linesOf = (payments: readonly RoundPayment[]) =>
  payments.map(({ symbol, units, precision }) => {
    const digits = units.toString().padStart(precision + 1, '0');
    const amount = `${digits.slice(0, -precision)}.${digits.slice(-precision)}`.replace(/\.?0+$/u, '');
    return `${NAME}: +${amount} ${symbol}`;
  });

const isFollowing = async (url: string) => {
  const { payouts } = (await (await fetch(`${url}/health`)).json()) as { payouts: { block: number | null } };
  return payouts.block !== null;
};

const arrives = async (count: number) => expect.poll(told, { timeout: 30_000 }).toHaveLength(count);

describe('the bot as a process', () => {
  it('tells a round once, also when it is killed in the middle and started again', async () => {
    const storage = { DATA_DIR: mkdtempSync(join(tmpdir(), 'xbts-data-')) };
    const first = await bot(storage);
    await subscribe(first.url);
    await expect.poll(() => isFollowing(first.url), { timeout: 20_000 }).toBe(true);
    const payments = pay();
    // Some of the round's blocks are read by now, and the round is not over.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    process.kill(first.pid, 'SIGKILL');
    await first.close();
    const second = await bot(storage);
    await arrives(1);
    for (const line of linesOf(payments)) expect(told()[0]).toContain(line);
    expect(told()[0]).toContain('Paid by sth-payer');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(told()).toHaveLength(1);
    await second.close();
  }, 90_000);

  describe('with PostgreSQL', () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres?.stop());

    it('tells each round once from two processes, and goes on when the leading one is killed', async () => {
      const before = told().length;
      const storage = { DATABASE_URL: await postgres.createDatabase() };
      const one = await bot(storage);
      const two = await bot(storage);
      await subscribe(two.url);
      await expect.poll(() => isFollowing(two.url), { timeout: 20_000 }).toBe(true);
      pay();
      await arrives(before + 1);
      // The first has led since it was alone.
      process.kill(one.pid, 'SIGKILL');
      await one.close();
      const payments = pay();
      await arrives(before + 2);
      for (const line of linesOf(payments)) expect(told().at(-1)).toContain(line);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      expect(told()).toHaveLength(before + 2);
      await two.close();
    }, 120_000);
  });
});
