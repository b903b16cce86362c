import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import { type Danger, type DangerRules, dangersOf, keyOf } from './dangers.ts';
import type { Shown } from './useReviewReading.ts';

const CHAIN = '1'.repeat(64);
const key = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';

const transfer: Operation = [
  0,
  {
    fee: { amount: 1, asset_id: '1.3.0' },
    from: '1.2.18',
    to: '1.2.19',
    amount: { amount: 1, asset_id: '1.3.0' },
    extensions: [],
  },
];

interface Sheet {
  nodes?: string[];
  leaves?: [assetId: string, units: bigint][];
  fee?: bigint;
  memoTo?: string;
  recipient?: { id?: string; memo_key?: string };
  asset?: { id?: string; symbol?: string; precision?: number };
  operations?: Operation[];
  taken?: number;
}

function shownWith(sheet: Sheet = {}): Shown {
  const { nodes = ['wss://a.net', 'wss://b.net'], leaves = [], recipient = {}, asset = {}, memoTo } = sheet;
  return {
    nodes,
    chainId: CHAIN,
    request: { dangers: [] },
    prepared: {
      operations: sheet.operations ?? [transfer],
      recipients: [
        {
          id: recipient.id ?? '1.2.19',
          name: 'bob-holder2',
          options: { memo_key: recipient.memo_key ?? key },
        },
      ],
      memos: memoTo === undefined ? [] : [{ index: 0, text: 'hi', toKey: memoTo }],
      feesTaken: [{ assetId: '1.3.4', symbol: 'XBTSX.BTC', taken: sheet.taken ?? 0 }],
      assets: [{ id: '1.3.4', symbol: 'XBTSX.BTC', precision: 7, ...asset }],
      fees: [{ assetId: '1.3.0', units: sheet.fee ?? 0n, symbol: 'BTS', precision: 5 }],
      leaves: leaves.map(([assetId, units]) => ({ assetId, units, symbol: '', precision: 5 })),
    },
  } as unknown as Shown;
}

const rules: DangerRules = {
  accounts: [{ chainId: CHAIN, name: 'bob-holder2', id: '1.2.19', memoKey: key }],
  assets: [{ chainId: CHAIN, id: '1.3.4', symbol: 'XBTSX.BTC', precision: 7 }],
  priceOf: (assetId) => ({ '1.3.0': 0.004, '1.3.4': 40 })[assetId] ?? null,
  oneNodeLimit: 1_000,
};

describe('what was remembered and is said otherwise now', () => {
  it('is no danger while it is the same, nor on another chain', () => {
    expect(dangersOf(shownWith({ memoTo: key }), rules)).toEqual([]);
    const other = { ...rules, accounts: [{ ...rules.accounts[0], chainId: '2'.repeat(64), id: '1.2.1' }] };
    expect(dangersOf(shownWith(), other as DangerRules)).toEqual([]);
  });

  it('is a name of another account', () => {
    expect(dangersOf(shownWith({ recipient: { id: '1.2.66' } }), rules)).toEqual([
      { kind: 'otherAccount', name: 'bob-holder2', before: '1.2.19', now: '1.2.66' },
    ]);
  });

  it('is another key for a message, where there is a message', () => {
    const changed = { memo_key: 'BTS5other' };
    expect(dangersOf(shownWith({ recipient: changed, memoTo: 'BTS5other' }), rules)).toEqual([
      { kind: 'otherMemoKey', name: 'bob-holder2' },
    ]);
    expect(dangersOf(shownWith({ recipient: changed }), rules)).toEqual([]);
  });

  it('is a symbol of another asset, and an asset of another symbol', () => {
    expect(dangersOf(shownWith({ asset: { id: '1.3.66' } }), rules)).toEqual([
      { kind: 'otherAsset', symbol: 'XBTSX.BTC', before: '1.3.4', now: '1.3.66' },
    ]);
    expect(dangersOf(shownWith({ asset: { symbol: 'FAKE' } }), rules)).toEqual([
      { kind: 'otherAsset', symbol: '1.3.4', before: 'XBTSX.BTC', now: 'FAKE' },
    ]);
  });

  it('is another precision', () => {
    expect(dangersOf(shownWith({ asset: { precision: 5 } }), rules)).toEqual([
      { kind: 'otherPrecision', symbol: 'XBTSX.BTC', before: 7, now: 5 },
    ]);
  });
});

describe('one node’s word', () => {
  const alone = ['wss://a.net'];

  it('is enough up to the limit, counted in the native asset', () => {
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.0', 100_000_000n]] }), rules)).toEqual([]);
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.4', 10_000n]] }), rules)).toEqual([]);
  });

  it('takes a consent above it', () => {
    const danger = [{ kind: 'oneNode', node: 'wss://a.net' }];
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.0', 100_000_001n]] }), rules)).toEqual(danger);
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.4', 10_001n]] }), rules)).toEqual(danger);
  });

  it('takes one for a fee above it, which one node alone has named', () => {
    expect(dangersOf(shownWith({ nodes: alone, fee: 100_000_001n }), rules)).toHaveLength(1);
    const both = shownWith({ nodes: alone, fee: 60_000_000n, leaves: [['1.3.0', 60_000_000n]] });
    expect(dangersOf(both, rules)).toHaveLength(1);
    expect(dangersOf(shownWith({ nodes: alone, fee: 100_000_000n }), rules)).toEqual([]);
  });

  it('takes one for what has no price, and for new keys of the account', () => {
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.9', 1n]] }), rules)).toHaveLength(1);
    const update = [6, {}] as unknown as Operation;
    expect(dangersOf(shownWith({ nodes: alone, operations: [update] }), rules)).toHaveLength(1);
  });

  it('is not asked about when a second one confirms it', () => {
    expect(dangersOf(shownWith({ leaves: [['1.3.9', 10n ** 20n]] }), rules)).toEqual([]);
  });
});

it('includes what the screen that asked says', () => {
  const shown = { ...shownWith(), request: { dangers: ['Look twice.'] } } as unknown as Shown;
  expect(dangersOf(shown, rules)).toEqual([{ kind: 'said', text: 'Look twice.' }]);
});

it('fees that take a fifth of what arrives are a danger, and those that take more are another one', () => {
  const found = (taken: number) => dangersOf(shownWith({ taken }), rules);
  expect(found(1_999)).toEqual([]);
  expect(found(2_000)).toEqual([{ kind: 'fees', symbol: 'XBTSX.BTC', percent: 20 }]);
  expect(keyOf(found(2_000)[0] as Danger)).not.toBe(keyOf(found(2_001)[0] as Danger));
});
