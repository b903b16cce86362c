// @vitest-environment jsdom
import '../browser.fixture.ts';
import { describe, expect, it } from 'vitest';
import { forgetAll } from '../features/settings/ui/forgetSaved.ts';
import type { PersistedStore } from '../platform/persistedStore.ts';

type AnyStore = PersistedStore<Record<string, unknown>>;

const texts = import.meta.glob<string>('../features/*/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>('../features/*/**/*.{ts,tsx}');
const files = Object.keys(texts).filter((file) => /= persistedStore[<(]/u.test(texts[file] ?? ''));
const isStore = (value: unknown): value is AnyStore => typeof value === 'function' && 'readAgain' in value;
const loaded = await Promise.all(files.map((file) => modules[file]?.()));
const stores = new Map(
  loaded
    .flatMap((module) => Object.values(module ?? {}).filter(isStore))
    .map((store) => [store.options.key, store]),
);

const alice = { name: 'alice-trader7', id: '1.2.18', type: 'password', roles: ['active'], canSign: true };
const coin = { account: 'alice-trader7', family: 'bsc', symbol: 'XBTSX.BNB', address: '0x1', memo: '' };
const deposit = { ...coin, startedAt: 1, sinceBlock: 2, isSent: false, theirTransaction: '' };
const withdrawal = {
  ...coin,
  id: 'ab'.repeat(20),
  assetId: '1.3.4',
  network: 'BSC',
  units: '100',
  precision: 5,
  walletId: '1.2.30',
  walletName: 'gateway',
  issuerId: '1.2.30',
  sentAt: 3,
  blockNumber: null,
};
const signed = {
  ref_block_num: 1,
  ref_block_prefix: 2,
  expiration: '2026-11-19T10:00:00',
  operations: [],
  extensions: [],
  signatures: ['1f'.repeat(65)],
  operation_results: [],
};
const pending = {
  id: 'cd'.repeat(20),
  account: 'alice-trader7',
  chainId: '1'.repeat(64),
  signed,
  sinceBlock: 5,
  phase: 'expired',
  blockNumber: null,
  error: { code: 'fee.no_core', facts: { symbol: 'BTS' } },
};

/** The exact data that version 0.2.0 of the app leaves on a device: it must stay readable for ever. */
const left: Readonly<Record<string, { state: Record<string, unknown>; version: number }>> = {
  'xbts.accounts': { state: { accounts: [{ ...alice, label: 'Mine' }] }, version: 0 },
  'xbts.session': { state: { account: 'alice-trader7' }, version: 0 },
  'xbts.favourites': { state: { accounts: ['bob-holder2'], assets: ['1.3.0'] }, version: 0 },
  'xbts.contacts': {
    state: { contacts: [{ name: 'bob-holder2', id: '1.2.19', label: 'Bob' }] },
    version: 0,
  },
  'xbts.gatewayMoves': {
    state: {
      deposits: [deposit],
      withdrawals: [withdrawal],
    },
    version: 0,
  },
  'xbts.withdrawAddresses': {
    state: { addresses: [{ network: 'coins', coin: 'BTC', address: 'bc1q1', memo: '' }] },
    version: 0,
  },
  'xbts.pending': { state: { transactions: [pending] }, version: 0 },
  'xbts.facts': {
    state: {
      accounts: [{ chainId: '1'.repeat(64), name: 'bob-holder2', id: '1.2.19', memoKey: 'BTS6' }],
      assets: [{ chainId: '1'.repeat(64), id: '1.3.0', symbol: 'BTS', precision: 5 }],
    },
    version: 0,
  },
  'xbts.orderNews': {
    state: {
      known: [
        {
          account: 'alice-trader7',
          chainId: '1'.repeat(64),
          operations: 12,
          orders: [
            {
              id: '1.7.5',
              soldId: '1.3.0',
              wantedId: '1.3.4099',
              priceSold: '100',
              priceWanted: '7',
              left: '40',
              expiresAt: 1_800_000_000_000,
            },
          ],
        },
      ],
    },
    version: 0,
  },
  'xbts.markets': { state: { pairs: ['XBTSX.STH_BTS'] }, version: 0 },
  'xbts.noticesOffered': { state: { account: 'anna-2047' }, version: 0 },
  'xbts.creation': { state: { name: 'anna-2047' }, version: 0 },
  'xbts.lock': { state: { isClosed: true }, version: 0 },
  'xbts.pinForm': { state: { form: 'six' }, version: 0 },
  'xbts.registration': { state: { name: 'anna-2047', at: 1_795_000_000_000 }, version: 0 },
  'xbts.desk': { state: { order: ['book', 'order', 'chart'] }, version: 0 },
  'xbts.slippage': { state: { slippage: 42 }, version: 0 },
  'xbts.settings': {
    state: {
      language: 'ru',
      theme: 'dark',
      currency: 'eur',
      nodeUrl: 'wss://node.example/ws',
      chosenNodeUrl: 'wss://chosen.example/ws',
      ownNodes: ['wss://own.example/ws'],
      isWarningDue: false,
      isSidebarCollapsed: true,
      hidesZeroBalances: true,
      hidesBalances: true,
      hiddenAssets: ['1.3.77'],
      dustBelow: 10,
      autoLockMinutes: 5,
      locksOnHide: true,
      asksAtOpening: true,
      oneNodeLimit: 10_000,
    },
    version: 1,
  },
};

const keptBy = ({ getState }: AnyStore) =>
  Object.fromEntries(Object.entries(getState()).filter(([, value]) => typeof value !== 'function'));
const write = (key: string, state: unknown, version = left[key]?.version) =>
  localStorage.setItem(key, JSON.stringify({ state, version }));
const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

it('knows the data that each store leaves on a device', () => {
  expect(files.length).toBeGreaterThan(0);
  expect([...stores.keys()].sort()).toEqual(Object.keys(left).sort());
});

describe.each([...stores])('%s', (key, store) => {
  const { state = {}, version = 0 } = left[key] ?? {};
  const defaults = store.getInitialState();

  it('reads the data of the current app', () => {
    write(key, state);
    store.readAgain();
    expect(keptBy(store)).toMatchObject(state);
  });

  it('writes them like the current app, so that a downgrade stays possible', () => {
    const shown = keptBy(store);
    store.setState({ ...defaults, ...Object.fromEntries(Object.keys(state).map((name) => [name, null])) });
    store.setState(shown);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ state, version });
  });

  it('continues after foreign text', () => {
    for (const text of ['', '{', '[1]', '{"state":null}', '{"state":{"x":1},"version":null}']) {
      localStorage.setItem(key, text);
      store.readAgain();
      expect(keptBy(store)).toMatchObject(state);
    }
  });

  it('replaces an unknown value by its default and leaves the other fields', () => {
    for (const name of Object.keys(state)) {
      write(key, { ...state, [name]: { strange: true } });
      store.readAgain();
      expect(keptBy(store)).toMatchObject({
        ...state,
        [name]: defaults[name],
      });
    }
  });

  it('leaves out a broken record and keeps the others', () => {
    for (const [name, value] of Object.entries(state)) {
      if (!Array.isArray(value)) continue;
      write(key, { ...state, [name]: [{ strange: true }, ...value, null] });
      store.readAgain();
      expect(keptBy(store)).toMatchObject(state);
    }
  });

  it('takes over the writes of another tab', () => {
    write(key, {});
    store.readAgain();
    expect(keptBy(store)).not.toMatchObject(state);
    write(key, state);
    tell(key);
    expect(keptBy(store)).toMatchObject(state);
  });

  it('leaves the data of a newer version alone', () => {
    write(key, { unheard: 'of' }, version + 1);
    const text = localStorage.getItem(key);
    store.change({ ...defaults });
    expect(localStorage.getItem(key)).toBe(text);
    write(key, {});
    store.readAgain();
  });
});

it('a reset clears every store; of the settings it keeps those unrelated to accounts', () => {
  for (const [key, { state }] of Object.entries(left)) write(key, state);
  for (const store of stores.values()) store.readAgain();
  localStorage.setItem('xbts.order.head', '{}');
  forgetAll(false);
  expect(localStorage.getItem('xbts.order.head')).toBeNull();
  const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '').state;
  expect(kept('xbts.contacts')).toEqual(left['xbts.contacts']?.state);
  forgetAll(true);
  const settings = {
    ...left['xbts.settings']?.state,
    language: null,
    isWarningDue: true,
    autoLockMinutes: 10,
    locksOnHide: false,
    asksAtOpening: false,
    oneNodeLimit: 1_000,
  };
  expect(Object.fromEntries([...stores.keys()].sort().map((key) => [key, kept(key)]))).toEqual({
    'xbts.accounts': { accounts: [] },
    'xbts.contacts': { contacts: [] },
    'xbts.creation': { name: '' },
    'xbts.desk': { order: ['book', 'order', 'chart'] },
    'xbts.facts': { accounts: [], assets: [] },
    'xbts.favourites': { accounts: [], assets: [] },
    'xbts.gatewayMoves': { deposits: [], withdrawals: [] },
    'xbts.lock': { isClosed: false },
    'xbts.markets': { pairs: [] },
    'xbts.orderNews': { known: [] },
    'xbts.noticesOffered': { account: '' },
    'xbts.pinForm': { form: 'unknown' },
    'xbts.pending': { transactions: [] },
    'xbts.registration': { name: '', at: 0 },
    'xbts.session': { account: null },
    'xbts.settings': settings,
    'xbts.slippage': { slippage: 42 },
    'xbts.withdrawAddresses': { addresses: [] },
  });
});
