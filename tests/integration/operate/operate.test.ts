import type { Verdict } from '@xbts/bot/src/doctor/finding.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTheCommand } from './commandRuns.ts';
import { type DoctorsNetwork, startDoctorsNetwork } from './doctorsNetwork.ts';
import { asOwner, conspicuous, examined, expectFound, nodeName } from './examined.ts';
import { describeTheImage } from './imageRuns.ts';
import { describeThePage } from './pageExaminations.ts';

let network: DoctorsNetwork;
beforeAll(async () => {
  network = await startDoctorsNetwork();
});
afterAll(() => network?.close());

it('finds no fault if everything is right, and lists the disabled parts', async () => {
  const findings = await examined(network, { EXPLORER_WS_URLS: '', DATA_SERVER_URL: '' });
  expect(conspicuous(findings)).toEqual([]);
  const right = findings.filter(({ verdict }) => verdict === 'right');
  expect(findings.filter(({ isWanted }) => !isWanted).length).toBeGreaterThan(30);
  expect(right.filter(({ advice }) => advice !== '')).toEqual([]);
  expect(findings.filter(({ isWanted }) => isWanted).map(({ name }) => name)).toContain('confirmations btc');
  const seen = Object.fromEntries(findings.map(({ name, seen }) => [name, seen]));
  expect(seen[nodeName(network, 0)]).toMatch(
    /^\d+ ms, block \d+, 0 s behind the newest; offers account histories, trade histories, pool histories, blocks, broadcasts$/u,
  );
  expect(seen.together).toBe('3 of 3 nodes serve, by 3 operators; 2 have to agree');
  expect(seen.server).toMatch(/^PostgreSQL 1\d\.\d+, .* ms, \d+ MB, writable$/u);
  expect(seen.bot).toContain('@xbts_local_bot');
  expect(seen.certificate).toMatch(/^TLSv1\.3, ends in (?:89|90) days$/u);
  expect(seen['hashed files']).toMatch(/^kept for a year, (?:br|gzip)$/u);
});

describe('a node', () => {
  const broken: [
    string,
    Parameters<DoctorsNetwork['devnet']['nodes'][0]['faults']['set']>[0],
    Verdict,
    RegExp,
  ][] = [
    ['is away', { isRefusingConnections: true }, 'missing', /not responding → .*NODE_URLS/u],
    ['is of another chain', { chainId: 'ab'.repeat(32) }, 'wrong', /chain abababab… → .*remove it/u],
    ['is behind', { lagSeconds: 90 }, 'wrong', /\d{2,} s behind .* → .*remove it/u],
    ['is slow', { slowMs: 1_050 }, 'slow', /1\d{3} ms.* → .*faster/u],
    ['keeps no trades', { hasNoMarketHistory: true }, 'missing', /no trade histories/u],
    ['denies histories', { deniedApis: ['history'] }, 'missing', /no account histories/u],
    ['takes no transactions', { deniedApis: ['network_broadcast'] }, 'wrong', /can’t send transactions/u],
  ];
  it.each(broken)('that %s', async (_what, faults, verdict, told) => {
    const node = network.devnet.nodes[2];
    await expectFound(network, {
      row: `nodes ${nodeName(network, 2)}`,
      verdict,
      told,
      spoil: () => node?.faults.set(faults),
      mend: () => node?.faults.reset(),
    });
  });

  it('that is the only one counts as too few, and no node as none', async () => {
    const [url = ''] = network.devnet.nodes.map((node) => node.url);
    const alone = (await examined(network, { NODE_URLS: url })).find(({ name }) => name === 'together');
    expect(alone).toMatchObject({
      verdict: 'missing',
      seen: '1 of 1 nodes serve, by 1 operators; 2 have to agree',
    });
    const none = (await examined(network, { NODE_URLS: 'ws://127.0.0.1:9' })).find(
      ({ name }) => name === 'together',
    );
    expect(none).toMatchObject({ verdict: 'wrong', advice: 'No node is usable: add others to NODE_URLS.' });
  });
});

describe('names of the chain', () => {
  it.each([
    ['staking asset', { STAKING_ASSET: '1.3.999999' }, '1.3.999999 doesn’t exist'],
    ['payers', { PAYER_ACCOUNTS: 'sth-payer,no-such-payer' }, 'not on the chain: no-such-payer'],
  ])('that do not exist: %s', async (name, own, seen) => {
    const findings = await examined(network, own);
    expect(conspicuous(findings)).toEqual([`nodes ${name} wrong`]);
    expect(findings.find((each) => each.name === name)?.seen).toBe(seen);
  });
});

describe('a service', () => {
  it.each([
    ['prices', 'prices', { mode: 'maintenance' }, 'wrong', /refused with 503 → .*PRICES_URL=off/u],
    ['market', 'market', { mode: 'garbage' }, 'wrong', /unknown form → .*MARKET_URL/u],
    ['staking', 'staking', { mode: 'wrongShape' }, 'wrong', /unknown form → .*STAKING_URL/u],
    ['news', 'news', { mode: 'silence' }, 'missing', /isn’t responding → .*NEWS_API_URL/u],
    ['faucet', 'faucet', { mode: 'maintenance' }, 'wrong', /refused with 503 → .*FAUCET_URL/u],
    ['gateway-eth', 'gateway eth', { mode: 'silence' }, 'missing', /→ .*GATEWAY_ETH_URL/u],
    ['explorer1', 'explorer 2', { mode: 'garbage' }, 'wrong', /→ .*EXPLORER_API_URLS/u],
    ['scamLists', 'scam lists', { mode: 'maintenance' }, 'wrong', /→ .*SCAM_LISTS_URL/u],
    ['gateway-ton', 'gateway ton', { slowMs: 2_100 }, 'slow', /\d{4} ms, speaks amounts in units, 1 row → /u],
  ] as const)('%s that fails', async (service, name, condition, verdict, told) => {
    const { conditions } = network.devnet.services;
    await expectFound(network, {
      row: `services ${name}`,
      verdict,
      told,
      spoil: () => conditions.set(service, condition),
      mend: () => conditions.reset(),
    });
  });

  it('with another path is reported with its setting', async () => {
    const base = `${network.devnet.servicesUrl}/elsewhere`;
    const findings = await examined(network, { FAUCET_URL: base, GATEWAY_BSC_URL: base });
    expect(conspicuous(findings)).toEqual([
      'services faucet /api/v1/accounts wrong',
      'services gateway bsc /coins wrong',
      'services gateway bsc /wallets/:walletType/check-address/ wrong',
    ]);
    expect(findings.find(({ name }) => name.startsWith('faucet'))?.advice).toBe(
      'FAUCET_URL points elsewhere: correct its path. Until then users miss new accounts.',
    );
  });

  it('that is not an explorer at the address of an explorer’s websocket', async () => {
    const [node] = network.devnet.nodes;
    const findings = await examined(network, { EXPLORER_WS_URLS: `ws://127.0.0.1:9,${node?.url}` });
    // The running page was made with other settings, which the row of its security policy reports too.
    expect(conspicuous(findings)).toEqual([
      'services explorer websocket missing',
      'services explorer websocket (2) missing',
      'page security policy wrong',
    ]);
    const { explorerSocket } = network.devnet.services;
    const own = await examined(network, { EXPLORER_WS_URLS: explorerSocket });
    const row = own.find(({ name }) => name === 'explorer websocket');
    expect(row).toMatchObject({ verdict: 'right', seen: expect.stringMatching(/ms, block \d+$/u) });
  });

  it("registers no account during the faucet's check", async () => {
    const [node] = network.devnet.nodes;
    const count = async () => {
      const body = JSON.stringify({ id: 1, method: 'call', params: [0, 'get_account_count', []] });
      const answer = await fetch(node?.url.replace('ws:', 'http:') ?? '', { method: 'POST', body });
      return ((await answer.json()) as { result: number }).result;
    };
    const before = await count();
    await examined(network);
    expect(before).toBeGreaterThan(0);
    expect(await count()).toBe(before);
  });
});

describe('the messenger', () => {
  it('refuses a revoked token', async () => {
    const findings = await examined(network, { BOT_TOKEN: '8072000000:a-token-that-was-revoked-long-ago' });
    expect(conspicuous(findings)).toEqual(['messenger bot wrong']);
  });

  it('is away, or is another server', async () => {
    const { faults } = network.devnet.messenger;
    await expectFound(network, {
      row: 'messenger bot',
      verdict: 'missing',
      told: /isn’t responding → .*BOT_API_ROOT/u,
      spoil: () => faults.set([{ kind: 'silence', methods: ['getMe'] }]),
      mend: () => faults.set([]),
    });
  });

  it('does not let the bot post into the channel of payouts', async () => {
    const channel = network.devnet.messenger.channels.all[0];
    if (channel === undefined) throw new TypeError('no channel');
    await expectFound(network, {
      row: 'messenger payout channel',
      verdict: 'wrong',
      told: /the bot is left there → Make it an administrator/u,
      spoil: () => {
        channel.isBotAdmin = false;
      },
      mend: () => {
        channel.isBotAdmin = true;
      },
    });
    const elsewhere = await examined(network, { PAYOUT_CHANNEL: '-1009999999999' });
    expect(conspicuous(elsewhere)).toEqual(['messenger payout channel wrong']);
  });

  it('sends updates elsewhere than the settings say', async () => {
    expect(conspicuous(await examined(network, { BOT_UPDATES: 'webhook' }))).toEqual([
      'messenger webhook wrong',
    ]);
    const own = (await examined(network, { BOT_UPDATES: 'webhook' })).find(({ name }) => name === 'webhook');
    expect(own?.seen).toBe('no webhook is set; updates waiting: 0');
    expect(own?.advice).toContain('another process with this token has removed it: stop that one');
  });
});

describe('the database', () => {
  it.each([
    ['does not answer', () => 'postgres://postgres:secret-words@127.0.0.1:9/none', 'missing'],
    ['refuses the password', (url: string) => url.replace(/:[^:@]+@/u, ':another-password@'), 'wrong'],
    ['has none of that name', (url: string) => url.replace(/\/[^/]+$/u, '/nowhere'), 'wrong'],
  ] as const)('%s', async (_what, change, verdict) => {
    const findings = await examined(network, { DATABASE_URL: change(network.settings.DATABASE_URL ?? '') });
    expect(conspicuous(findings)).toEqual([`database server ${verdict}`]);
    expect(findings.find(({ name }) => name === 'server')?.advice).toContain('DATABASE_URL');
    expect(JSON.stringify(findings)).not.toMatch(/secret-words|another-password/u);
  });

  it('is reached over an open line without TLS', async () => {
    const address = new URL(network.settings.DATABASE_URL ?? '');
    // Another spelling of this machine, which looks like an address elsewhere.
    address.hostname = '0x7f.1';
    const findings = await examined(network, { DATABASE_URL: address.href });
    expect(conspicuous(findings)).toEqual(['database encryption wrong']);
    const inside = await examined(network);
    expect(inside.find(({ name }) => name === 'encryption')?.seen).toBe(
      'none, on this machine or in a private network',
    );
  });

  it('is not writable for this user', async () => {
    const url = network.settings.DATABASE_URL ?? '';
    await asOwner(url, (owner) => owner.query(`create user reader password 'only-reads'`));
    const findings = await examined(network, {
      DATABASE_URL: url.replace(/\/\/.*@/u, '//reader:only-reads@'),
    });
    expect(conspicuous(findings)).toEqual(['database server wrong']);
  });

  it('was changed by a newer version', async () => {
    const change = (statement: string) => () =>
      asOwner(network.settings.DATABASE_URL ?? '', (owner) => owner.query(statement));
    await expectFound(network, {
      row: 'database tables',
      verdict: 'wrong',
      told: /made by a newer version: 9999_later → Start the version/u,
      spoil: change(`insert into kysely_migration values ('9999_later', '2026-01-01')`),
      mend: change(`delete from kysely_migration where name = '9999_later'`),
    });
  });

  it('does not exist yet: its tables are created at the start, and the check creates none', async () => {
    const DATABASE_URL = await network.postgres.createDatabase();
    const findings = await examined(network, { DATABASE_URL });
    expect(conspicuous(findings)).toEqual([]);
    expect(findings.find(({ name }) => name === 'tables')?.seen).toMatch(
      /^\d+ migrations run at the next start$/u,
    );
    const tables = `select * from pg_tables where schemaname = 'public'`;
    expect((await asOwner(DATABASE_URL, (owner) => owner.query(tables))).rows).toEqual([]);
  });
});

describeThePage(() => network);

describe('the clock', () => {
  it.each([
    [60_000, 'ahead'],
    [-60_000, 'behind'],
  ])('that is off by %i ms is wrong, and no node is blamed', async (aheadMs, side) => {
    const findings = await examined(network, {}, aheadMs);
    expect(conspicuous(findings)).toEqual(['clock this machine wrong']);
    // Servers give the time in whole seconds, and their answers wait if the machine is busy.
    expect(findings[0]?.seen).toMatch(new RegExp(`^(?:5[5-9]|6[0-5]) s ${side}$`, 'u'));
  });
});

describeTheCommand(() => network);

describeTheImage(() => network);
