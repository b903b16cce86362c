import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPartnerLinks } from '@xbts/bot/src/telegram/partnerLinks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botSettings } from '../../devnet/botSettings.ts';
import { freePort } from '../../devnet/process/ports.ts';
import { type BotProcess, startBot } from '../../devnet/process/startBot.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';

const ALICE = 7001001;
const SECRET = 'secret of the operator'.replaceAll(' ', '-');
let devnet: Devnet;
let bot: BotProcess;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 300 });
  const staticDir = mkdtempSync(join(tmpdir(), 'xbts-static-'));
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>XBTS</title>');
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const { nodes, servicesUrl, messenger } = devnet;
  const around = { port, host: '127.0.0.1', publicUrl: url, nodeUrls: nodes.map((node) => node.url) };
  const settings = botSettings({ ...around, servicesUrl, staticDir, messenger });
  bot = await startBot({ settings: { ...settings, BOT_UPDATES: 'webhook', PARTNER_SECRET: SECRET }, url });
});

afterAll(async () => {
  await bot?.close();
  await devnet?.close();
});

const messages = () => devnet.messenger.chats.find(ALICE)?.messages ?? [];

/** The bot's answer to Alice's message. */
async function answerTo(text: string) {
  const before = messages().length;
  devnet.messenger.person.write(ALICE, text);
  await expect.poll(() => messages().length).toBe(before + 2);
  return messages().at(-1);
}

describe('the bot as a process, with updates from the messenger', () => {
  it.each([
    ['/start', 'Welcome to XBTS'],
    ['/wallet', 'Your wallet opens in the app'],
    ['/pools', 'Largest liquidity pools'],
    ['/stake', 'as transfers on the chain from sth-payer.'],
    ['/fees', 'Network fees'],
    ['/support', 'Help from people: https://'],
    ['/help', 'I never ask for passwords, keys or PIN codes'],
    ['/notify', 'Notifications are off.'],
    ['/partner', 'Your invite link carries your account name'],
    ['/language', 'Choose a language'],
    ['/accounts', 'You don’t follow any accounts yet'],
    ['/orders', 'You don’t follow any accounts yet'],
    ['/forget', 'Everything I stored about you is deleted'],
  ])('answers %s', async (command, words) => {
    // On a busy machine a late reading is reported as unavailable, and ready for the next request.
    await expect.poll(async () => (await answerTo(command))?.text).toContain(words);
  });

  it('draws the price of an asset as traded on this chain', async () => {
    const answer = await answerTo('/price STH');
    expect(answer?.photo).toMatchObject([{ file_id: 'attached:XBTSX.STH.png' }]);
    expect(answer?.caption).toMatch(/^XBTSX\.STH\n≈ \$[\d.]+ .*\n≈ [\d.]+ BTS/u);
    expect(answer?.caption).toMatch(/Source: price service, .* · as of .* UTC$/u);
  });

  it('offers cards inline', async () => {
    const results = (await devnet.messenger.person.askInline(ALICE, 'sth')) ?? [];
    expect(results[0]).toMatchObject({ id: 'price:XBTSX.STH', title: 'XBTSX.STH' });
    expect(results.length).toBeGreaterThan(1);
  });

  it('names to the faucet only a partner with a link signed by the bot, and still registers with another', async () => {
    const key = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';
    const keys = { owner_key: key, active_key: key, memo_key: key };
    const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id;
    const referrerOf = async (name: string, refcode: string, referrer = 'bob-holder2') => {
      const response = await fetch(`${bot.url}/faucet/api/v1/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: { name, ...keys, refcode, referrer } }),
      });
      expect(response.status).toBeLessThan(300);
      await expect.poll(() => idOf(name)).toBeDefined();
      return devnet.ledger.state.accountByName(name)?.referrer;
    };
    const links = createPartnerLinks({ secret: SECRET, countsUnsigned: false });
    const signedFor = (name: string) => links.startParamOf(name) ?? '';
    expect(await referrerOf('anna-2047', signedFor('bob-holder2'))).toBe(idOf('bob-holder2'));
    expect(await referrerOf('berta-2048', 'bob-holder2')).not.toBe(idOf('bob-holder2'));
    expect(await referrerOf('clara-2049', 'bob-holder2_0011223344556677')).not.toBe(idOf('bob-holder2'));
    // Not a lifetime member: nobody is named, or the chain would refuse the account.
    const newbie = signedFor('dave-newbie4');
    expect(await referrerOf('doris-2050', newbie, 'dave-newbie4')).toBe(idOf('xbts-faucet1'));
  });
});
