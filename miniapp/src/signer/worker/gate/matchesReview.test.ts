import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { type Fact, fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation, OperationOf } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { AgreedAsset, AgreedFacts, ShownFacts, ShownLine, ShownMemo } from '../../shownFacts.ts';
import { alice, bob, btsAmount, CHAIN_ID, keyOf, shownFor } from '../signer.fixture.ts';
import { assertMatchesReview } from './matchesReview.ts';

const fee = { amount: 2_000_000, asset_id: '1.3.0' };
const transfer = (amount: string, to = bob.id): Operation => [
  0,
  { fee, from: alice.id, to, amount: { amount, asset_id: '1.3.0' }, extensions: [] },
];
const operations = [transfer('1000000')];
const memos = [{ index: 0, text: 'for lunch', toKey: bob.options.memo_key }];
const honest: SigningRequest = {
  account: alice.name,
  chainId: CHAIN_ID,
  operations,
  memos,
  reference: { ref_block_num: 34, ref_block_prefix: 123456 },
  expiration: '2026-11-21T05:00:00',
  ...shownFor({ operations, memos }),
};

/** The differing part that the refusal names; 'none' when it is allowed. */
function partOf(change: Partial<SigningRequest>): string {
  try {
    assertMatchesReview({ ...honest, ...change }, { id: alice.id, name: alice.name });
  } catch (error) {
    const { code, facts } = error as { code: string; facts: { part?: string } };
    return code === 'signer.not_as_shown' ? String(facts.part) : code;
  }
  return 'none';
}
const shown = (change: Partial<ShownFacts>) => partOf({ shown: { ...honest.shown, ...change } });
const agreed = (change: Partial<AgreedFacts>) => partOf({ agreed: { ...honest.agreed, ...change } });
const [line] = honest.shown.leaves as [ShownLine];
/** The result for a payment to Bob with a gateway memo, when nodes agree that this account issues the asset. */
function withdrawn(issuer: string | undefined, { text, value }: { text: string; value: string }): string {
  const letters = [{ index: 0, text, toKey: bob.options.memo_key }];
  const facts = shownFor({ operations, memos: letters });
  const assets = facts.agreed.assets.map((each) => (issuer === undefined ? each : { ...each, issuer }));
  return partOf({
    memos: letters,
    shown: { ...facts.shown, notes: [{ value, isInMemo: true }] },
    agreed: { ...facts.agreed, assets },
  });
}
const paying = (units: bigint, { id, name }: { id: string; name: string }): Fact[] => [
  fact('transfer', { amount: btsAmount(units), name, id }),
];
const other = { id: '1.2.66', name: 'alice-trader8' };
const thief = {
  ...bob,
  ...other,
  options: { ...bob.options, memo_key: keyOf('sth-payer3', 'memo').public_key },
};

describe('a signed transaction', () => {
  it('is accepted when the sheet shows it', () => {
    expect(partOf({})).toBe('none');
  });

  it('never has a hundred times the amount, an extra payment, or another fee', () => {
    expect(partOf({ operations: [transfer('100000000')] })).toBe('amount');
    expect(partOf({ operations: [...operations, transfer('1')] })).toBe('amount');
    const dear: Operation = [0, { ...operations[0]![1], fee: { ...fee, amount: 20_000_000 } } as never];
    expect(partOf({ operations: [dear] })).toBe('amount');
  });

  it('never has an amount that the sheet hides or shows under another precision or symbol', () => {
    expect(shown({ leaves: [{ ...line, precision: 6 }] })).toBe('asset');
    expect(shown({ leaves: [{ ...line, symbol: 'XBTSX.USDT' }] })).toBe('asset');
    expect(shown({ leaves: [{ ...line, units: 1n }] })).toBe('amount');
    expect(shown({ leaves: [] })).toBe('amount');
    expect(shown({ leaves: [line, line] })).toBe('amount');
    expect(shown({ arrives: [line] })).toBe('amount');
    expect(shown({ fees: [] })).toBe('amount');
  });

  it('uses the genuine native asset, whatever nodes report', () => {
    const says = (id: string, symbol: string, precision: number) =>
      agreed({ assets: [...honest.agreed.assets, { id, symbol, precision }] });
    expect(says('1.3.5', 'BTS', 5)).toBe('asset');
    expect(agreed({ assets: [{ id: '1.3.0', symbol: 'BTS', precision: 8 }] })).toBe('asset');
    expect(agreed({ assets: [] })).toBe('asset');
    expect(says('1.3.5', 'CNY', 4)).toBe('none');
  });

  it('only pays accounts on the sheet, under their agreed names', () => {
    const toThief = {
      operations: [transfer('1000000', other.id)],
      memos: [],
      shown: { ...honest.shown, memos: [] },
    };
    expect(partOf(toThief)).toBe('recipient');
    const accounts = [alice, bob, thief];
    expect(partOf({ ...toThief, agreed: { ...honest.agreed, accounts } })).toBe('recipient');
    // The sheet says bob; the operation's id is another account's.
    const named = { ...toThief.shown, recipients: [{ id: other.id, name: bob.name }] };
    expect(partOf({ ...toThief, shown: named, agreed: { ...honest.agreed, accounts } })).toBe('recipient');
    expect(shown({ recipients: [] })).toBe('recipient');
    expect(shown({ recipients: [...honest.shown.recipients, other] })).toBe('recipient');
    expect(agreed({ accounts: [alice, { ...bob, name: other.name }] })).toBe('recipient');
  });

  it('is paid by the unlocked account, under its own name', () => {
    expect(shown({ payer: { ...honest.shown.payer, name: bob.name } })).toBe('payer');
    expect(shown({ payer: other })).toBe('payer');
    expect(agreed({ accounts: [bob] })).toBe('payer');
  });

  it('has no memo for another key, with another text, or missing on the sheet', () => {
    const [memo] = memos;
    const sealedFor = (toKey: string) => partOf({ memos: [{ ...memo!, toKey }] });
    expect(sealedFor(thief.options.memo_key)).toBe('memo');
    expect(sealedFor(NULL_PUBLIC_KEY)).toBe('memo');
    expect(partOf({ memos: [{ ...memo!, text: 'for dinner' }] })).toBe('memo');
    expect(shown({ memos: [] })).toBe('memo');
    expect(partOf({ memos: [] })).toBe('memo');
    const twice = [...memos, ...memos];
    expect(
      partOf({
        memos: twice,
        shown: { ...honest.shown, memos: [...honest.shown.memos, ...honest.shown.memos] },
      }),
    ).toBe('memo');
    const [line] = honest.shown.memos;
    expect(shown({ memos: [{ ...line!, to: 'carol-maker3' }] })).toBe('memo');
    expect(shown({ memos: [{ ...line!, index: 1 }] })).toBe('memo');
    const renewed = { ...bob, options: { ...bob.options, memo_key: thief.options.memo_key } };
    expect(agreed({ accounts: [alice, renewed] })).toBe('memo');
  });

  it('has each memo with its own payment', () => {
    const two = [transfer('1000000'), transfer('2000000')];
    const letters = ['for lunch', 'for the rent'].map((text, index) => ({
      index,
      text,
      toKey: bob.options.memo_key,
    }));
    const facts = shownFor({ operations: two, memos: letters });
    const with_ = (memos: readonly ShownMemo[]) =>
      partOf({ operations: two, memos: letters, ...facts, shown: { ...facts.shown, memos } });
    expect(with_(facts.shown.memos)).toBe('none');
    const [lunch, rent] = facts.shown.memos as [ShownMemo, ShownMemo];
    expect(with_([rent, lunch])).toBe('memo');
    expect(
      with_([
        { ...lunch, text: rent.text },
        { ...rent, text: lunch.text },
      ]),
    ).toBe('memo');
  });

  it("matches the sheet's further lines: the object of the operation, the address in the memo", () => {
    const note = (value: string, isInMemo = false) => shown({ notes: [{ value, isInMemo }] });
    expect(note('BTS / USDT · 1.3.0')).toBe('none');
    expect(note('BTS / USDT · 1.19.4')).toBe('note');
    expect(note('1 BTS = 1.19 USDT, 0.5 %')).toBe('none');
    const sentTo = (text: string, value: string) => withdrawn(bob.id, { text, value });
    expect(sentTo('btc:bc1qright', 'bc1qright')).toBe('none');
    expect(sentTo('eos:friend:tag 7', 'tag 7')).toBe('none');
    expect(sentTo('btc:bc1qright', 'bc1qwrong')).toBe('note');
    expect(sentTo('btc:bc1qright', 'bc1q')).toBe('note');
  });

  it('pays the agreed issuer if a gateway pays out by its memo, and nobody else', () => {
    const paid = { text: 'btc:bc1qright', value: 'bc1qright' };
    expect(withdrawn(bob.id, paid)).toBe('none');
    expect(withdrawn(thief.id, paid)).toBe('recipient');
    expect(withdrawn(undefined, paid)).toBe('recipient');
  });

  it('has no extension, since no line could show it', () => {
    const [, payment] = operations[0] as Extract<Operation, [0, unknown]>;
    const extended = [[0, { ...payment, extensions: [{ more: 1 }] }]] as unknown as Operation[];
    expect(partOf({ operations: extended })).toBe('extension');
  });

  it('matches each of several payments: the sums do not show who gets which amount', () => {
    const carol = { ...bob, id: '1.2.20', name: 'carol-maker3' };
    const two = [transfer('1000000'), transfer('2000000', carol.id)];
    const { shown: all, agreed: facts } = shownFor({ operations: two });
    const recipients = [bob, carol].map(({ id, name }) => ({ id, name }));
    const paid = (operations: readonly Operation[], steps: ShownFacts['steps']) =>
      partOf({
        operations,
        memos: [],
        shown: { ...all, recipients, steps },
        agreed: { ...facts, accounts: [alice, bob, carol] },
      });
    const steps = [paying(1_000_000n, bob), paying(2_000_000n, carol)];
    expect(paid(two, steps)).toBe('none');
    const exchanged = [transfer('2000000'), transfer('1000000', carol.id)];
    expect(paid(exchanged, steps)).toBe('step');
    expect(paid(two, [[], []])).toBe('step');
    expect(paid(two, [...steps].reverse())).toBe('step');
    expect(
      paid(two, [paying(1_000_000n, { ...bob, name: 'bob-holder2-b' }), paying(2_000_000n, carol)]),
    ).toBe('step');
  });

  it('never hides a payment behind the proceeds of an exchange', () => {
    const bought = { amount: '1000000', asset_id: '1.3.0' };
    const exchange: Operation = [
      63,
      {
        fee,
        account: alice.id,
        pool: '1.19.4',
        amount_to_sell: { amount: '7', asset_id: '1.3.7' },
        min_to_receive: bought,
        extensions: [],
      },
    ];
    const usdt = { id: '1.3.7', symbol: 'USDT', precision: 0 };
    const sheet = {
      ...honest.shown,
      leaves: [{ assetId: '1.3.7', symbol: 'USDT', precision: 0, units: 7n }],
      fees: honest.shown.fees.map((each) => ({ ...each, units: 4_000_000n })),
      memos: [],
      steps: [
        [
          fact('poolExchange', {
            pool: '1.19.4',
            amount: { assetId: '1.3.7', symbol: 'USDT', precision: 0, units: 7n },
            least: btsAmount(1_000_000n),
          }),
        ],
        [],
      ],
    };
    const both = { operations: [exchange, ...operations], memos: [] };
    const facts = { ...honest.agreed, assets: [...honest.agreed.assets, usdt] };
    expect(partOf({ ...both, shown: sheet, agreed: facts })).toBe('step');
    const steps = [sheet.steps[0] ?? [], paying(1_000_000n, bob)];
    expect(partOf({ ...both, shown: { ...sheet, steps }, agreed: facts })).toBe('none');
  });

  it('does not exceed the expected amounts, in assets that nodes call the same', () => {
    const swap: Operation = [
      63,
      {
        fee,
        account: alice.id,
        pool: '1.19.4',
        amount_to_sell: { amount: '1000000', asset_id: '1.3.0' },
        min_to_receive: { amount: '50', asset_id: '1.3.7' },
        extensions: [],
      },
    ];
    const arriving = { assetId: '1.3.7', symbol: 'USDT', precision: 0, units: 50n };
    const sheet = {
      ...honest.shown,
      recipients: [],
      arrives: [arriving],
      memos: [],
      steps: [[fact('poolExchange', { pool: '1.19.4', amount: btsAmount(1_000_000n), least: arriving })]],
    };
    const usdt = { id: '1.3.7', symbol: 'USDT', precision: 0 };
    const expected = (change: Partial<ShownFacts>) =>
      partOf({
        operations: [swap],
        memos: [],
        shown: { ...sheet, ...change },
        agreed: { ...honest.agreed, assets: [...honest.agreed.assets, usdt] },
      });
    expect(expected({ expects: [{ ...arriving, units: 51n }], mayRemain: [line] })).toBe('none');
    expect(expected({ expects: [{ ...arriving, units: 50n }] })).toBe('none');
    const nothing = { ...line, units: 0n };
    expect(expected({ expects: [arriving, nothing] })).toBe('none');
    expect(expected({ expects: [{ ...arriving, units: 49n }] })).toBe('amount');
    expect(expected({ expects: [{ ...arriving, symbol: 'BTC', units: 51n }] })).toBe('asset');
    expect(expected({ mayRemain: [line, line] })).toBe('amount');
  });

  it('never stakes for another account', () => {
    const stake = (owner: string): Operation => [
      32,
      {
        fee,
        creator: alice.id,
        owner,
        amount: { amount: '1000000', asset_id: '1.3.0' },
        policy: [1, { start_claim: '2026-11-21T05:00:00', vesting_seconds: 86_400 }],
      },
    ];
    const told = (owner: typeof bob) =>
      partOf({
        operations: [stake(owner.id)],
        memos: [],
        shown: {
          ...honest.shown,
          recipients: [{ id: owner.id, name: owner.name }],
          memos: [],
          steps: [
            [
              fact('vestingCreate', {
                amount: btsAmount(1_000_000n),
                term: [fact('termCoinDays', { start: { moment: Date.UTC(2026, 10, 21, 5) }, count: 1 })],
              }),
            ],
          ],
        },
      });
    expect([told(alice), told(bob)]).toEqual(['none', 'signer.operation_not_allowed']);
  });

  it('rests on the market only if the sheet shows it, with the amount after its market fee', () => {
    const usdt = { id: '1.3.7', symbol: 'USDT', precision: 0, marketFee: { maker: 10, taker: 100 } };
    const create = (fill_or_kill: boolean): Operation => [
      1,
      {
        fee,
        seller: alice.id,
        amount_to_sell: { amount: '1000000', asset_id: '1.3.0' },
        min_to_receive: { amount: '500', asset_id: '1.3.7' },
        expiration: '2027-11-21T05:00:00',
        fill_or_kill,
        extensions: {},
      },
    ];
    const net = { assetId: '1.3.7', symbol: 'USDT', precision: 0, units: 495n };
    const values = { amount: btsAmount(1_000_000n), least: { ...net, units: 500n } };
    const rests = fact('orderRests', { ...values, time: { moment: Date.UTC(2027, 10, 21, 5) } });
    const ordered = (operation: Operation, change: Partial<ShownFacts>, asset: AgreedAsset = usdt) =>
      partOf({
        operations: [operation],
        memos: [],
        shown: {
          ...honest.shown,
          recipients: [],
          memos: [],
          steps: [[operation[0] === 1 && operation[1].fill_or_kill ? fact('orderAtOnce', values) : rests]],
          ...change,
        },
        agreed: { ...honest.agreed, assets: [...honest.agreed.assets, asset] },
      });
    expect(ordered(create(false), { wants: [net] })).toBe('none');
    expect(ordered(create(true), { arrives: [net] })).toBe('none');
    expect(ordered(create(true), { wants: [net] })).toBe('amount');
    expect(ordered(create(false), { arrives: [net] })).toBe('amount');
    expect(ordered(create(false), { wants: [{ ...net, units: 500n }] })).toBe('amount');
    expect(ordered(create(false), { wants: [net], steps: [[fact('orderAtOnce', values)]] })).toBe('step');
    const later = { ...rests.values, time: { moment: Date.UTC(2028, 10, 21, 5) } };
    expect(ordered(create(false), { wants: [net], steps: [[fact('orderRests', later)]] })).toBe('step');
    const { marketFee: _unknown, ...feeless } = usdt;
    expect(ordered(create(false), { wants: [net] }, feeless)).toBe('chain.unknown_asset');
    const [, body] = create(false) as OperationOf<1>;
    const profit = { ...body, extensions: { on_fill: [] } };
    expect(ordered([1, profit], { wants: [net] })).toBe('extension');
  });

  it('cancels only the order on the sheet', () => {
    const cancel: Operation = [2, { fee, fee_paying_account: alice.id, order: '1.7.21', extensions: [] }];
    const cancelled = (order: string) =>
      partOf({
        operations: [cancel],
        memos: [],
        shown: {
          ...honest.shown,
          recipients: [],
          leaves: [],
          memos: [],
          steps: [[fact('orderCancel', { order })]],
        },
      });
    expect(cancelled('1.7.21')).toBe('none');
    expect(cancelled('1.7.2')).toBe('step');
    expect(cancelled('1.7.211')).toBe('step');
  });

  it('has all of its facts on the sheet, and no others, if amounts and recipients are not enough', () => {
    const claim: Operation = [
      33,
      { fee, vesting_balance: '1.13.7', owner: alice.id, amount: { amount: 500_000, asset_id: '1.3.0' } },
    ];
    const claimed = (...step: Fact[]) =>
      partOf({
        operations: [claim],
        memos: [],
        shown: {
          ...honest.shown,
          recipients: [],
          leaves: [],
          arrives: [{ ...line, units: 500_000n }],
          memos: [],
          steps: [step],
        },
      });
    const taking = (units: bigint, id: string, symbol = 'BTS') =>
      fact('vestingWithdraw', { amount: { ...btsAmount(units), symbol }, id });
    expect(claimed(taking(500_000n, '1.13.7'))).toBe('none');
    for (const steps of [
      [],
      [taking(500_000n, '1.13.77')],
      [taking(1_500_000n, '1.13.7')],
      [taking(500_000n, '1.13.7', 'BTSX')],
      [taking(500_000n, '1.13.7'), taking(500_000n, '1.13.7')],
      [fact('vestingWithdraw', { amount: btsAmount(500_000n) })],
      [fact('vestingWithdraw', { ...taking(500_000n, '1.13.7').values, more: 1 })],
      [fact('refuse', taking(500_000n, '1.13.7').values)],
    ]) {
      expect(claimed(...steps)).toBe('step');
    }
    expect(shown({ steps: [] })).toBe('step');
  });
});
