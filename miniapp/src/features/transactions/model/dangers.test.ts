import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import { type Danger, type DangerRules, dangersOf, keyOf } from './dangers.ts';
import type { Shown } from './prepareReview.ts';

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
  proposals?: { id: string; operations: (Operation | null)[] }[];
  timed?: { id: string; amount: { amount: bigint; asset_id: string }; expiration: string }[];
  agreedTime?: number;
}

function shownWith(sheet: Sheet = {}): Shown {
  const { nodes = ['wss://a.net', 'wss://b.net'], leaves = [], recipient = {}, asset = {}, memoTo } = sheet;
  return {
    nodes,
    chainId: CHAIN,
    request: { dangers: [] },
    prepared: {
      operations: sheet.operations ?? [transfer],
      proposals: sheet.proposals ?? [],
      timed: sheet.timed ?? [],
      agreedTime: sheet.agreedTime ?? 0,
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

describe('a changed remembered fact', () => {
  it('is not a danger while it is the same, nor on another chain', () => {
    expect(dangersOf(shownWith({ memoTo: key }), rules)).toEqual([]);
    const other = { ...rules, accounts: [{ ...rules.accounts[0], chainId: '2'.repeat(64), id: '1.2.1' }] };
    expect(dangersOf(shownWith(), other as DangerRules)).toEqual([]);
  });

  it('is a name of another account', () => {
    expect(dangersOf(shownWith({ recipient: { id: '1.2.66' } }), rules)).toEqual([
      { kind: 'otherAccount', name: 'bob-holder2', before: '1.2.19', now: '1.2.66' },
    ]);
  });

  it('is another key for a message, if there is a message', () => {
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

describe("a single node's word", () => {
  const alone = ['wss://a.net'];

  it('is enough up to the limit, counted in the native asset', () => {
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.0', 100_000_000n]] }), rules)).toEqual([]);
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.4', 10_000n]] }), rules)).toEqual([]);
  });

  it('requires a consent above it', () => {
    const danger = [{ kind: 'oneNode', node: 'wss://a.net' }];
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.0', 100_000_001n]] }), rules)).toEqual(danger);
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.4', 10_001n]] }), rules)).toEqual(danger);
  });

  it('requires one for a fee above it that only one node has named', () => {
    expect(dangersOf(shownWith({ nodes: alone, fee: 100_000_001n }), rules)).toHaveLength(1);
    const both = shownWith({ nodes: alone, fee: 60_000_000n, leaves: [['1.3.0', 60_000_000n]] });
    expect(dangersOf(both, rules)).toHaveLength(1);
    expect(dangersOf(shownWith({ nodes: alone, fee: 100_000_000n }), rules)).toEqual([]);
  });

  it('requires one for anything without a price, and for new keys of the account', () => {
    expect(dangersOf(shownWith({ nodes: alone, leaves: [['1.3.9', 1n]] }), rules)).toHaveLength(1);
    const update = [6, {}] as unknown as Operation;
    expect(dangersOf(shownWith({ nodes: alone, operations: [update] }), rules)).toHaveLength(1);
  });

  it('does not matter when a second one confirms it', () => {
    expect(dangersOf(shownWith({ leaves: [['1.3.9', 10n ** 20n]] }), rules)).toEqual([]);
  });
});

it('includes the dangers from the requesting screen', () => {
  const shown = { ...shownWith(), request: { dangers: ['Look twice.'] } } as unknown as Shown;
  expect(dangersOf(shown, rules)).toEqual([{ kind: 'said', text: 'Look twice.' }]);
});

it('includes fees of a fifth of the received amount, and higher ones as another danger', () => {
  const found = (taken: number) => dangersOf(shownWith({ taken }), rules);
  expect(found(1_999)).toEqual([]);
  expect(found(2_000)).toEqual([{ kind: 'fees', symbol: 'XBTSX.BTC', percent: 20 }]);
  expect(keyOf(found(2_000)[0] as Danger)).not.toBe(keyOf(found(2_001)[0] as Danger));
});

const fee = { amount: 1, asset_id: '1.3.0' };
const paying = (amount: number, asset_id = '1.3.0'): Operation => [
  0,
  { fee, from: '1.2.20', to: '1.2.19', amount: { amount, asset_id }, extensions: [] },
];
const update = (change: object) => [6, { fee, account: '1.2.20', extensions: {}, ...change }] as Operation;
const authority = { weight_threshold: 1, account_auths: [['1.2.66', 1]], key_auths: [], address_auths: [] };
const voting = (lists: object): Operation =>
  [
    23,
    {
      fee,
      fee_paying_account: '1.2.18',
      proposal: '1.10.3',
      active_approvals_to_add: [],
      active_approvals_to_remove: [],
      owner_approvals_to_add: [],
      owner_approvals_to_remove: [],
      key_approvals_to_add: [],
      key_approvals_to_remove: [],
      extensions: [],
      ...lists,
    },
  ] as Operation;
const approving = voting({ active_approvals_to_add: ['1.2.18'] });
const withProposal = (operation: Operation, ...operations: Operation[]) => ({
  operations: [operation],
  proposals: [{ id: '1.10.3', operations }],
});
const redeeming = [
  50,
  { fee, htlc_id: '1.16.7', redeemer: '1.2.18', preimage: '00', extensions: [] },
] as Operation;
const locked = (amount: bigint, id = '1.16.7') => [
  { id, amount: { amount, asset_id: '1.3.0' }, expiration: '2026-11-27T10:00:00' },
];
const minutesBefore = (minutes: number) => Date.UTC(2026, 10, 27, 10) - minutes * 60_000;

describe("the nodes' agreement for the sheet", () => {
  const kinds = (sheet: Sheet) => dangersOf(shownWith(sheet), rules).map(({ kind }) => kind);

  it.each([{ active: authority }, { owner: authority }, { owner: authority, active: authority }])(
    'decides whether an approval changes who controls an account: %o',
    (change) => {
      for (const role of ['active', 'owner', 'key']) {
        const adding = voting({ [`${role}_approvals_to_add`]: ['1.2.18'] });
        expect(kinds(withProposal(adding, paying(1), update(change)))).toEqual(['control']);
        const removing = voting({ [`${role}_approvals_to_remove`]: ['1.2.18'] });
        expect(kinds(withProposal(removing, update(change)))).toEqual([]);
      }
    },
  );

  it('decides that another proposal does not', () => {
    const options = { memo_key: key, voting_account: '1.2.5', num_witness: 0, num_committee: 0, votes: [] };
    expect(kinds(withProposal(approving, paying(1), update({ new_options: options })))).toEqual([]);
    expect(kinds({ ...withProposal(transfer, update({ owner: authority })) })).toEqual([]);
  });

  it('decides whether a secret is revealed too late', () => {
    const sheet = { operations: [redeeming], timed: locked(1n) };
    expect(kinds({ ...sheet, agreedTime: minutesBefore(11) })).toEqual([]);
    expect(kinds({ ...sheet, agreedTime: minutesBefore(9) })).toEqual(['lateSecret']);
    expect(kinds({ ...sheet, timed: locked(1n, '1.16.8'), agreedTime: minutesBefore(9) })).toEqual([]);
  });
});

describe('with one node only', () => {
  const kinds = (sheet: Sheet) =>
    dangersOf(shownWith({ nodes: ['wss://a.net'], agreedTime: minutesBefore(60), ...sheet }), rules).map(
      ({ kind }) => kind,
    );
  const proposing = (...operations: Operation[]) =>
    [
      22,
      {
        fee,
        fee_paying_account: '1.2.18',
        expiration_time: '2026-11-28T00:00:00',
        proposed_ops: operations.map((op) => ({ op })),
        extensions: [],
      },
    ] as Operation;
  const [little, much] = [paying(49_999_999), paying(50_000_001)];

  it("an approval requires the consent by the proposal's movements, all payments of it together", () => {
    expect(kinds(withProposal(approving, little, little))).toEqual([]);
    expect(kinds(withProposal(approving, much, much))).toEqual(['oneNode']);
    expect(kinds(withProposal(approving, paying(1, '1.3.9')))).toEqual(['oneNode']);
    expect(kinds(withProposal(voting({ active_approvals_to_remove: ['1.2.18'] }), much, much))).toEqual([]);
  });

  it('a proposal requires it by its operations, their fees included', () => {
    expect(kinds({ operations: [proposing(little, little)] })).toEqual([]);
    expect(kinds({ operations: [proposing(much, much)] })).toEqual(['oneNode']);
    const dear = [0, { ...paying(1)[1], fee: { amount: 100_000_001, asset_id: '1.3.0' } }] as Operation;
    expect(kinds({ operations: [proposing(dear)] })).toEqual(['oneNode']);
  });

  it('new rules of an account require it whatever moves, approved or proposed', () => {
    expect(kinds(withProposal(approving, update({ active: authority })))).toEqual(['control', 'oneNode']);
    expect(kinds({ operations: [proposing(update({ active: authority }))] })).toEqual(['oneNode']);
  });

  it('a secret requires it by the amount taken with it', () => {
    expect(kinds({ operations: [redeeming], timed: locked(100_000_000n) })).toEqual([]);
    expect(kinds({ operations: [redeeming], timed: locked(100_000_001n) })).toEqual(['oneNode']);
  });
});
