import { AppError } from '@xbts/shared/errors/appError.ts';
import { InputFile } from 'grammy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeMarket } from '../chain/market/fakeMarket.fixture.ts';
import type { Storage } from '../storage/openStorage.ts';
import { findLanguage } from '../storage/repositories/languages.ts';
import { findSubscriber, saveSubscriber } from '../storage/repositories/subscribers.ts';
import { testStorage } from '../storage/testStorage.fixture.ts';
import { buttonOf, fakeBot, inlineQuery, message, press } from './bot.fixture.ts';
import { estimateText } from './cards.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  for (const table of ['subscribers', 'languages'] as const) await storage.db.deleteFrom(table).execute();
});

/** The bot's calls for an update. */
async function answersTo(update: Parameters<ReturnType<typeof fakeBot>['bot']['handleUpdate']>[0]) {
  const { bot, calls } = fakeBot(storage);
  await bot.handleUpdate(update);
  return calls;
}

const textTo = async (text: string) => (await answersTo(message(text)))[0]?.payload.text;

describe('/price', () => {
  it('sends a drawn chart with the price in dollars and BTS, where it comes from and when it was read', async () => {
    const [call] = await answersTo(message('/price STH'));
    expect(call?.method).toBe('sendPhoto');
    expect(call?.payload.caption).toBe(
      [
        '<code>XBTSX.STH</code>',
        '≈ $0.00123 (+1.20% in 24h)',
        '≈ 1 BTS (-0.50% in 24h)',
        '-0.12% in 1h · 24h volume $1,234,568',
        'Chart: last 7 days of trades in BTS, UTC',
        '<i>Source: price service, market server, on-chain order book · as of Nov 27, 12:34 UTC</i>',
      ].join('\n'),
    );
    expect(call?.payload.parse_mode).toBe('HTML');
    const photo = call?.payload.photo;
    const raw = photo instanceof InputFile ? await photo.toRaw() : undefined;
    const bytes = raw instanceof Uint8Array ? Buffer.from(raw) : Buffer.alloc(0);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(buttonOf(call?.payload)).toEqual({
      text: 'Swap',
      web_app: { url: 'https://mini.example.org/?startapp=--swap' },
    });
  });

  it('shows the price as text alone if no picture can be drawn', async () => {
    const market = fakeMarket();
    const price: typeof market.price = async (typed) => {
      const { value, ...told } = await market.price(typed);
      if (value === undefined) return { value, ...told };
      const broken = {
        unit: 'BTS',
        source: 'orders' as const,
        now: 1,
        get points(): never {
          throw new AppError('unexpected', { detail: 'not to be drawn' });
        },
      };
      return { value: { ...value, history: broken }, ...told };
    };
    const { bot, calls } = fakeBot(storage, { market: { ...market, price } });
    await bot.handleUpdate(message('/price STH'));
    expect(calls.map(({ method }) => method)).toEqual(['sendMessage']);
    expect(calls[0]?.payload.text).toBe(
      [
        '<code>XBTSX.STH</code>',
        '≈ $0.00123 (+1.20% in 24h)',
        '≈ 1 BTS (-0.50% in 24h)',
        '-0.12% in 1h · 24h volume $1,234,568',
        '<i>Source: price service, market server, on-chain order book · as of Nov 27, 12:34 UTC</i>',
      ].join('\n'),
    );
  });

  it('reports too few trades for a chart or an unknown asset, and asks for one when none is named', async () => {
    expect(await textTo('/price bts')).toContain('Too few trades in the last 7 days for a chart.');
    expect(await textTo('/price nothing')).toBe('Asset NOTHING not found. Check the spelling.');
    expect(await textTo('/price')).toBe('Which asset? For example: /price STH');
  });

  it('shortens overlong input, and splits no character', async () => {
    const text = String(await textTo(`/price x${'😀'.repeat(40)}`));
    expect(text.isWellFormed()).toBe(true);
    expect(text).toMatch(/^Asset X(?:😀){15}\S not found\. Check the spelling\.$/u);
  });

  it('reports that the chain does not answer, and does not fail', async () => {
    const price = () => Promise.reject(new AppError('node.unreachable', {}));
    const { bot, calls } = fakeBot(storage, { market: { ...fakeMarket(), price } });
    await bot.handleUpdate(message('/price STH'));
    expect(calls[0]?.payload.text).toContain('The chain isn’t responding.');
  });
});

describe('the cards of screens', () => {
  it('/pools lists the largest with rate, yield, fee and value', async () => {
    const [call] = await answersTo(message('/pools sth'));
    expect(call?.payload.text).toContain(
      '<b>BTS / </b><code>XBTSX.STH</code>: 1 BTS ≈ 0.5 <code>XBTSX.STH</code>\nAPY 12.50% · fee 0.30% · liquidity ≈ 2,500,000 BTS',
    );
    expect(buttonOf(call?.payload)).toMatchObject({
      web_app: { url: 'https://mini.example.org/?startapp=--pools' },
    });
    expect(await textTo('/pools doge')).toBe('No pools with doge. Check the spelling.');
  });

  it('/stake names terms, sum, source and payer; /wallet says that only the app asks for keys', async () => {
    const [stake] = await answersTo(message('/stake'));
    expect(stake?.payload.text).toContain('as transfers on the chain from sth-payer.');
    expect(stake?.payload.text).toContain(
      'Total staked: 1,250,000.5 STH\nAccounts: 12\nWith term bonuses: 1,900,000 STH',
    );
    expect(stake?.payload.text).toContain('<i>Source: staking service · as of Nov 27, 12:34 UTC</i>');
    expect(buttonOf(stake?.payload)).toMatchObject({
      web_app: { url: 'https://mini.example.org/?startapp=--smartholder' },
    });
    expect(await textTo('/wallet')).toContain('never in this chat');
  });

  it.each([
    ['service.bad_answer', 'sent invalid data'],
    ['service.unreachable', 'isn’t responding'],
    ['service.not_configured', 'This app has no staking service'],
  ] as const)('/stake says what is missing and what works where its service gives %s', async (code, said) => {
    const staked = () => Promise.reject(new AppError(code, {} as never));
    const { bot, calls } = fakeBot(storage, { market: { ...fakeMarket(), staked } });
    await bot.handleUpdate(message('/stake'));
    expect(calls[0]?.payload.text).toContain('Payouts: on the 1st and 15th');
    expect(calls[0]?.payload.text).toContain(said);
    expect(calls[0]?.payload.text).toContain('Staking and claiming work without it.');
  });

  it('/stake omits weights and sums that the service does not report', async () => {
    const market = fakeMarket();
    const textOf = async (change: object) => {
      const told = await market.staked();
      const staked = async () => ({ ...told, value: { ...told.value, ...change } });
      const { bot, calls } = fakeBot(storage, { market: { ...market, staked } });
      await bot.handleUpdate(message('/stake'));
      return String(calls[0]?.payload.text);
    };
    expect(await textOf({ weight: null })).not.toContain('bonuses:');
    expect(await textOf({ staked: null })).toContain('sent invalid data');
  });

  it('/fees gives exact amounts', async () => {
    expect(await textTo('/fees')).toContain('Transfer: 0.86869 BTS\nSwap: 0.00482 BTS');
  });

  it('/support leads to people, and warns that nobody asks for keys', async () => {
    const text = await textTo('/support');
    expect(text).toContain('https://t.me/xbtsio');
    expect(text).toContain('ever ask for a password, private key, PIN code or backup file');
  });
});

describe('/language', () => {
  it('is stored for users without a subscription, and forgotten with everything else', async () => {
    const { bot, calls } = fakeBot(storage);
    await bot.handleUpdate(message('/language', { language: 'de' }));
    expect(calls[0]?.payload.text).toBe('Choose a language');
    await bot.handleUpdate(press('language:zh'));
    expect(calls.at(-2)?.payload.text).toBe('现在使用中文。');
    await bot.handleUpdate(message('/start', { language: 'de' }));
    expect(calls.at(-1)?.payload.text).toContain('欢迎使用');
    await bot.handleUpdate(message('/stop'));
    expect(await findLanguage(storage.db, 7)).toBeUndefined();
  });

  it("changes a subscriber's notices, too", async () => {
    await saveSubscriber(storage.db, { uid: 7, language: 'en', kinds: ['payout'] });
    await answersTo(press('language:ru'));
    expect(await findSubscriber(storage.db, 7)).toMatchObject({ language: 'ru' });
  });
});

describe('in a group', () => {
  const inGroup = (text: string) => answersTo(message(text, { chat: 'group' }));

  it('only commands that name the bot, or none, are answered', async () => {
    expect((await inGroup('/PRICE STH'))[0]?.method).toBe('sendPhoto');
    expect(await inGroup('/price@other_bot STH')).toEqual([]);
    expect((await inGroup('/Price@XBTS_Bot STH'))[0]?.method).toBe('sendPhoto');
    expect(await inGroup('price STH')).toEqual([]);
  });

  it('buttons lead to the chat with the bot, on the right screen', async () => {
    expect(buttonOf((await inGroup('/pools@xbts_bot'))[0]?.payload)).toMatchObject({
      url: 'https://t.me/xbts_bot?start=--pools',
    });
  });

  it.each(['notify', 'accounts', 'partner', 'language', 'stop', 'forget'])(
    '/%s reveals nothing about a person and changes nothing',
    async (command) => {
      await saveSubscriber(storage.db, { uid: 7, language: 'en', kinds: ['payout'] });
      const [call] = await inGroup(`/${command}@xbts_bot`);
      expect(call?.payload.text).toBe('This works only in a private chat with me.');
      expect(await findSubscriber(storage.db, 7)).toBeDefined();
    },
  );

  it('a channel post that looks like a command does nothing', async () => {
    expect(await answersTo(message('/price@xbts_bot STH', { chat: 'channel' }))).toEqual([]);
  });
});

describe('inline mode', () => {
  interface Result {
    id: string;
    title: string;
    description: string;
    input_message_content: { message_text: string };
  }
  const resultsOf = async (query: string, language?: string) => {
    const [call] = await answersTo(inlineQuery(query, language));
    expect(call?.method).toBe('answerInlineQuery');
    return call?.payload.results as Result[];
  };

  it('offers the price of the typed asset and its pools, each with a button into the app', async () => {
    const results = await resultsOf('sth');
    expect(results.map(({ id, title, description }) => [id, title, description])).toEqual([
      ['price:XBTSX.STH', 'XBTSX.STH', '≈ $0.00123'],
      ['pool:1.19.1', 'BTS / XBTSX.STH', 'APY 12.50%'],
    ]);
    expect(results[0]?.input_message_content.message_text).toContain('Source: price service');
    expect(buttonOf({ ...results[0] })).toEqual({
      text: 'Swap',
      url: 'https://t.me/xbts_bot?start=--swap',
    });
  });

  it("offers BTS, the largest pools and the app for empty input, in the user's language", async () => {
    const results = await resultsOf('', 'ru');
    expect(results.map(({ id }) => id)).toEqual(['price:BTS', 'pool:1.19.1', 'app']);
    expect(results.at(-1)?.title).toBe('XBTS на BitShares');
  });

  it('offers nothing for an unknown asset', async () => {
    expect(await resultsOf('nothing')).toEqual([]);
  });
});

it('an estimate has six significant digits and no exponent', () => {
  expect([0, 0.0000012345678, 0.002, 1.5, 123_456.789, 98_765_432].map(estimateText)).toEqual([
    '0',
    '0.00000123457',
    '0.002',
    '1.5',
    '123457',
    '98765432',
  ]);
});
