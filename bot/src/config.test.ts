import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

const required = { BOT_TOKEN: '123456:abcdefghijklmnopqrstuvwxyz', PUBLIC_URL: 'https://mini.example.org/' };

const configOf = (environment: Record<string, string>) => {
  const read = readConfig({ ...required, ...environment });
  if ('faults' in read) throw new TypeError(read.faults.join('\n'));
  return read.config;
};

const faultsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return 'faults' in read ? read.faults : [];
};

test('uses the main network and the eight public nodes by default', () => {
  const { chain, web } = configOf({});
  expect(chain.nodeUrls).toHaveLength(8);
  expect(chain.nodeUrls[0]).toBe('wss://node.xbts.io/ws');
  expect(chain.nodeUrls[7]).toBe('ws://127.0.0.1:8090');
  expect(chain.chainId).toBe('4018d7844c78f6a6c41c6a552b898022310fc5dec06da467ee7905a8dad512c8');
  expect(chain.stakingAsset).toBe('1.3.4099');
  expect(web.port).toBe(8080);
  expect(web.publicUrl).toBe('https://mini.example.org');
});

test('has an explorer with two fallbacks, each of which can be replaced or removed', () => {
  expect(configOf({}).upstreams.explorer).toHaveLength(3);
  expect(configOf({ EXPLORER_API_URLS: 'https://own.example/api/' }).upstreams.explorer).toEqual([
    'https://own.example/api',
  ]);
  expect(configOf({ EXPLORER_API_URLS: 'off' }).upstreams.explorer).toEqual(['']);
});

test('names the support contacts of gateways set by the operator, and no default', () => {
  expect(configOf({}).web.gatewaySupport).toEqual({});
  const support = 'coins=https://help.example/btc, fiat=https://help.example/?to=fiat';
  expect(configOf({ GATEWAY_SUPPORT_URLS: support }).web.gatewaySupport).toEqual({
    coins: 'https://help.example/btc',
    fiat: 'https://help.example/?to=fiat',
  });
  for (const wrong of ['https://help.example', 'btc=https://help.example', 'coins=http://help.example'])
    expect(faultsOf({ ...required, GATEWAY_SUPPORT_URLS: wrong })[0]).toMatch(
      /^GATEWAY_SUPPORT_URLS must be/u,
    );
});

test('uses the known gateway prefix, or the operator’s', () => {
  expect(configOf({}).web.gatewayPrefixes).toEqual(['XBTSX']);
  expect(configOf({ GATEWAY_PREFIXES: 'HOUSE,HX1' }).web.gatewayPrefixes).toEqual(['HOUSE', 'HX1']);
  expect(faultsOf({ ...required, GATEWAY_PREFIXES: 'X.' })).toHaveLength(1);
});

test('an empty value counts as missing', () => {
  expect(configOf({ PORT: '', CHAIN_ID: ' ', NODE_URLS: '' }).web.port).toBe(8080);
});

test('reads several nodes, without repetitions', () => {
  expect(configOf({ NODE_URLS: 'ws://a:1, wss://b/ws ,ws://a:1' }).chain.nodeUrls).toEqual([
    'ws://a:1',
    'wss://b/ws',
  ]);
});

test('lists every fault at once', () => {
  const faults = faultsOf({
    PORT: '1e3',
    NODE_URLS: 'wss://good.example/ws,http://bad.example,worse',
    CHAIN_ID: 'zz',
    LAUNCH_MODE: 'web',
    STAKING_ASSET: '4099',
    DATABASE_URL: 'mysql://x',
    PAYER_ACCOUNTS: 'Good-Name',
  });
  expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'NODE_URLS',
    'NODE_URLS',
    'CHAIN_ID',
    'STAKING_ASSET',
    'PAYER_ACCOUNTS',
    'BOT_TOKEN',
    'LAUNCH_MODE',
    'DATABASE_URL',
  ]);
  expect(faults[0]).toBe('PORT must be a whole number from 0 to 65535, not "1e3"');
  expect(faults[3]).toBe('NODE_URLS must be a websocket address (ws:// or wss://), not "worse"');
});

test('never shows a secret, nor an address that may carry one', () => {
  const faults = faultsOf({
    ...required,
    BOT_TOKEN: 'hunter2-token',
    DATABASE_URL: 'mysql://root:hunter2@db',
    PRICES_URL: 'ftp://prices.example/?key=hunter2',
    MARKET_URL: 'ftp://user:hunter2@market.example',
  });
  expect(faults).toHaveLength(4);
  expect(faults.join('\n')).not.toContain('hunter2');
});

test('demands https for a mini app in the real messenger, and only there', () => {
  const http = { ...required, PUBLIC_URL: 'http://mini.example.org' };
  expect(faultsOf(http)).toEqual([
    'PUBLIC_URL must begin with https: for LAUNCH_MODE=miniapp, because the messenger opens nothing else, not "http://mini.example.org"',
  ]);
  expect(faultsOf({ ...http, LAUNCH_MODE: 'link' })).toEqual([]);
  expect(faultsOf({ ...http, BOT_API_ROOT: 'http://127.0.0.1:8081' })).toEqual([]);
  expect(faultsOf({ ...http, BOT_TOKEN: 'off' })).toEqual([]);
});

test('a disabled bot needs the explicit value off', () => {
  expect(configOf({ BOT_TOKEN: 'off' }).telegram.token).toBeUndefined();
  expect(faultsOf({ PUBLIC_URL: required.PUBLIC_URL })).toEqual([
    'BOT_TOKEN is missing. It must be a bot token (digits:letters), or off to run without a bot',
  ]);
});

test('services are addresses, or off; the published scam lists are off without a known address', () => {
  const { upstreams } = configOf({
    NEWS_API_URL: 'off',
    EXPLORER_API_URLS: 'off',
    GATEWAY_TON_URL: 'http://ton.example/',
  });
  expect(upstreams).toMatchObject({ news: '', explorer: [''], scamLists: '' });
  expect(upstreams.gateways.ton).toBe('http://ton.example');
  expect(faultsOf({ ...required, FAUCET_URL: 'none' })).toEqual([
    'FAUCET_URL must be the address of the faucet (http:// or https://), or off, not "none"',
  ]);
});

test('the example file gives every setting its default', () => {
  const example = parseEnv(readFileSync(`${import.meta.dirname}/../.env.example`, 'utf8'));
  const { BOT_TOKEN: token, PUBLIC_URL: url, ...rest } = example;
  expect(token).toBe('');
  expect(url).toBe('');
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  expect(configOf(rest as Record<string, string>)).toEqual(configOf({}));
});

test.each([
  'https://mini.example.org/app',
  'https://mini.example.org/?a=1',
  'https://mini.example.org?',
  'https://mini.example.org/#a',
  'https://user@mini.example.org',
  'https://user:hunter2@mini.example.org',
])('PUBLIC_URL is an origin alone: %s is refused', (PUBLIC_URL) => {
  const [fault, ...others] = faultsOf({ ...required, PUBLIC_URL });
  expect(fault).toMatch(/^PUBLIC_URL must have no user, path, query or #/u);
  expect(fault).not.toContain('hunter2');
  expect(others).toEqual([]);
});

test.each(['simple', 'p@ss', 'p#ss', 'p/ss?word', 'p:ss', '100%', '%ff', 'p s', '[p]\\"<>^`{|}', 'пароль'])(
  'a database password may be %s, as it is or escaped',
  (password) => {
    for (const written of [password, encodeURIComponent(password)]) {
      const { databaseUrl } = configOf({
        DATABASE_URL: `postgres://us@er:${written}@db.example:5433/name?sslmode=require`.replace(
          'us@er',
          'user',
        ),
      }).storage;
      const client = new pg.Client(databaseUrl);
      expect([client.user, client.password, client.host, client.port, client.database]).toEqual([
        'user',
        password,
        'db.example',
        5433,
        'name',
      ]);
      expect(databaseUrl).toContain('?sslmode=require');
    }
  },
);

test('a database address that can’t be read is named without a part of it', () => {
  const DATABASE_URL = 'postgres://user:hunter2@db.example:hunter3/name';
  expect(faultsOf({ ...required, DATABASE_URL })).toEqual(['DATABASE_URL must be a postgres:// address']);
});
