import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Table = Readonly<Record<string, string>>;

const sources = join(import.meta.dirname, '..', '..', 'miniapp', 'src');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

/** Keys that are built at their use, by their table of texts. */
const families: Readonly<Record<string, RegExp>> = {
  app: /^node\.(?:connecting|switching)$/u,
  settings: /^settings\.(?:usd|eur|rub|cny)$/u,
  account: /^(?:account|filter)\.\w+$/u,
  signIn: /^helper\.\w+$/u,
  assets: /^(?:flags|holders)\.\w+$|^chart\.(?:day|week|month)$/u,
  'info/changelog': /^\d+\.\d+\.\d+\.\d+$/u,
  'info/faq': /^\w+\.[qa]$/u,
  scam: /^asset\.\w+$/u,
  network: /^(?:group|explain)\.\w+$/u,
  history: /^filter\.\w+$/u,
  gateways: /^gateway\.\w+$|^withdraw\.(?:burnt|returned)$/u,
  info: /^download\.(?:installed|offered|inside|ios|android|desktop|(?:bot|page)\w+)$/u,
  'market/form': /^(?:kind|expiry|against)\.\w+$/u,
  notices: /^kinds\.\w+$/u,
  'notices/alerts': /^(?:kinds|rules)\.\w+$/u,
  'transactions/operations': /^[a-z_]+$/u,
  'staking/payouts': /^(?:state|fault|assets|proof|tab)\.\w+$/u,
  pools: /^(?:chart|events)\.\w+$|^list\.(?:liquidity|volume|apy)$|^create\.(?:first|second)$/u,
  recipients: /^(?:picker|verdict|reason|source|known)\.\w+$/u,
  'market/page': /^(?:trades|mine|depth)\.title$/u,
  portfolio: /^(?:group|order)\.\w+$/u,
  vesting: /^(?:kind|source)\.\w+$/u,
  'i18n/errors': /^error\./u,
};

/** Texts that are equal only in English: by the English text, the reason of the different translations. */
const toldApart: Readonly<Record<string, string>> = {
  SmartHolder: 'a heading among questions says in Chinese what it is',
  History: 'of operations; of prices',
  'Order filled': 'an operation; what became of an order',
  'Log in': 'what a button does; a screen',
  locked: 'keys; a stake',
  Swap: 'the thing; what a button does',
  Deposit: 'what a button does; an event of a pool; a screen',
  Withdraw: 'what a button does; an event of a pool; a screen',
  Favourites: 'things; people',
  Asset: 'one; a group of operations',
  Holders: 'people; how many',
  'until {{time}}': 'a term; how long something is valid',
  Stake: 'a position; a way; what a button does; adding to a pool',
  'Hide balances': 'a setting; what a button does now',
  About: 'the app; an asset; an account',
  Exchange: 'assets of exchanges; a place',
  Others: 'assets; the rest of a sum',
  'Cash out': 'a row of a menu; a short button',
  Pool: 'one; a group of operations',
  'Withdraw fiat': 'what a button does; a screen',
  Payments: 'how many; a group of screens; a filter',
  'in use': 'a node; an account',
  Value: 'of a holding; on the axis of a chart',
  Memo: 'of a deposit; a role of a key',
  Trades: 'a filter of operations; what happened in a market',
  Trade: 'by a swap; on a market',
  '{{count}}m': 'months; minutes',
};

const files = globSync('{app,features/*,ui/*,platform/i18n}/texts/{,*/}en.ts', { cwd: sources });
/** 'staking/payouts' for features/staking/texts/payouts/en.ts. */
const nameOf = (file: string) =>
  file
    .replace(/^(?:features|platform|ui)\//u, '')
    .replace('/texts', '')
    .replace(/\/en\.ts$/u, '');

async function tableOf(file: string): Promise<Table> {
  return Object.values<Table>(await import(join(sources, file)))[0] ?? {};
}

interface Text {
  table: string;
  key: string;
  english: string;
  /** Russian and Chinese. */
  translated: string;
}

/** The plain texts of every table; counted ones differ by each language's rules. */
async function textsOf(file: string): Promise<Text[]> {
  const [en, ru, zh] = await Promise.all(
    ['en', 'ru', 'zh'].map((language) => tableOf(file.replace(/en\.ts$/u, `${language}.ts`))),
  );
  return Object.entries(en ?? {})
    .filter(([key]) => !/_(?:one|other)$/u.test(key))
    .map(([key, english]) => ({
      table: nameOf(file),
      key,
      english,
      translated: `${ru?.[key]} ${zh?.[key]}`,
    }));
}

const quotedIn = (text: string): string[] =>
  [...text.matchAll(/['"`]([\w.-]+)['"`]/gu)].map(([, quote]) => quote ?? '');

/** The kinds of facts about operations: each is a key of the review's texts. */
function facts(): string[] {
  const protocol = join(sources, '..', '..', 'shared', 'src', 'protocol');
  return globSync(['operations/*.ts', 'factsOf.ts'], { cwd: protocol })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => quotedIn(readFileSync(join(protocol, file), 'utf8')));
}

/** Every quoted text anywhere except in the tables of texts themselves. */
function quoted(): Set<string> {
  const others = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/\/texts\/(?:\w+\/)?(?:en|ru|zh)\.ts$|\.test\.tsx?$/u.test(file),
  );
  const texts = others.flatMap((file) => quotedIn(read(file)));
  return new Set([...texts, ...facts().map((kind) => `review.${kind}`)]);
}

const used = quoted();

it.each(files)('every text of %s is used somewhere', async (file) => {
  const keys = Object.keys(await tableOf(file)).map((key) => key.replace(/_(?:one|other)$/u, ''));
  const family = families[nameOf(file)];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !used.has(key) && family?.test(key) !== true)).toEqual([]);
});

describe('an English text', async () => {
  const texts = (await Promise.all(files.map(textsOf))).flat();
  const byEnglish = Map.groupBy(texts, ({ english }) => english);
  const repeated = [...byEnglish].filter(([, same]) => same.length > 1);

  it('exists once, unless its translations differ for another meaning', () => {
    expect(repeated.map(([english]) => english).filter((english) => !(english in toldApart))).toEqual([]);
  });

  it('with several meanings is translated differently each time', () => {
    const alike = repeated.filter(
      ([, same]) => new Set(same.map(({ translated }) => translated)).size < same.length,
    );
    expect(alike.map(([, same]) => same.map(({ table, key }) => `${table}: ${key}`))).toEqual([]);
    expect(Object.keys(toldApart).filter((english) => (byEnglish.get(english)?.length ?? 0) < 2)).toEqual([]);
  });
});
