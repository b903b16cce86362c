import 'fake-indexeddb/auto';
import { memoKeyUpdate } from '@xbts/shared/protocol/memoKeyUpdate.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { Fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { sortedText } from '@xbts/shared/protocol/sortedText.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { translator } from '../../../platform/i18n/language.ts';
import type { ShownFacts } from '../../../signer/shownFacts.ts';
import {
  AGREED_TIME,
  alice,
  bob,
  CHAIN_ID,
  codeOf,
  createTestSigner,
  keyOf,
  PIN,
  type TestSigner,
} from '../../../signer/worker/signer.fixture.ts';
import { reviewTexts } from '../texts/reviewTexts.ts';
import { factText } from './factText.ts';
import type { PreparedReview } from './prepareReview.ts';
import { linesOf, sumUp } from './reviewSums.ts';
import { agreedFacts, shownFacts, stepsOf } from './shownFacts.ts';

/** Its issuer takes a tenth of a percent of a taker's proceeds, half of that from a maker. */
const charged = { flags: 1, market_fee_percent: 5, extensions: { taker_fee_percent: 10 } };
const free = { flags: 0, market_fee_percent: 5, extensions: {} };
const assets = [
  { id: '1.3.0', symbol: 'BTS', precision: 5, options: free },
  { id: '1.3.7', symbol: 'XBTSX.USDT', precision: 6, options: charged },
  { id: '1.3.8', symbol: 'STH', precision: 0, options: charged },
] as Asset[];
const fee = { amount: '1001', asset_id: '1.3.0' };
const bts = (amount: string) => ({ amount, asset_id: '1.3.0' });
const usdt = (amount: string) => ({ amount, asset_id: '1.3.7' });
const own = { fee, account: alice.id, extensions: [] as [] };
const pool = { ...own, pool: '1.19.42' };
const letter = { index: 0, text: 'за обед, 20 BTS', toKey: bob.options.memo_key };

const payment: Operation = [
  0,
  { fee, from: alice.id, to: bob.id, amount: usdt('1234567890123'), extensions: [] },
];
const stake = (policy: object): Operation => [
  32,
  { fee, creator: alice.id, owner: alice.id, amount: bts('250000000'), policy: policy as never },
];
const none = { amount: 1, asset_id: '1.3.0' };
const shares: Operation = [
  10,
  {
    fee,
    issuer: alice.id,
    symbol: 'ALICE.POOL',
    precision: 4,
    common_options: {
      max_supply: '1000000000000000',
      market_fee_percent: 0,
      max_market_fee: 0,
      issuer_permissions: 0,
      flags: 0,
      core_exchange_rate: { base: none, quote: { amount: 1, asset_id: '1.3.1' } },
      whitelist_authorities: [],
      blacklist_authorities: [],
      whitelist_markets: [],
      blacklist_markets: [],
      description: '',
      extensions: {},
    },
    is_prediction_market: false,
    extensions: [],
  },
];

const order = (sold: AssetAmount, asked: AssetAmount, isAtOnce = false): Operation => [
  1,
  {
    fee,
    seller: alice.id,
    amount_to_sell: sold,
    min_to_receive: asked,
    expiration: '2027-11-21T05:00:00',
    fill_or_kill: isAtOnce,
    extensions: {},
  },
];

const approval: [23, ProposalUpdate] = [
  23,
  {
    fee,
    fee_paying_account: alice.id,
    proposal: '1.10.3',
    active_approvals_to_add: [alice.id],
    active_approvals_to_remove: [],
    owner_approvals_to_add: [],
    owner_approvals_to_remove: [],
    key_approvals_to_add: [],
    key_approvals_to_remove: [],
    extensions: [],
  },
];
/** The nodes' facts about the approved proposal. */
const waiting: readonly Operation[] = [
  [0, { fee, from: bob.id, to: alice.id, amount: bts('77000000'), extensions: [] }],
  [63, { ...own, account: bob.id, pool: '1.19.42', amount_to_sell: bts('500'), min_to_receive: usdt('8') }],
];

/** The signers, the memo readers and the candidates. */
const rules = {
  owner: {
    weight_threshold: 3,
    account_auths: [[alice.id, 2]] as [string, number][],
    key_auths: [[keyOf('bob-holder2', 'owner').public_key, 4]] as [string, number][],
    address_auths: [] as [],
  },
  active: {
    weight_threshold: 5,
    account_auths: [[alice.id, 6]] as [string, number][],
    key_auths: [],
    address_auths: [] as [],
  },
  new_options: {
    memo_key: keyOf('bob-holder2', 'memo').public_key,
    voting_account: alice.id,
    num_witness: 1,
    num_committee: 2,
    votes: ['1:4', '0:11', '2:30'],
    extensions: [] as [],
  },
};

const held = (id: string, from: string, to: string): TimedTransfer => ({
  id,
  from,
  to,
  amount: { amount: 77_000_000n, asset_id: '1.3.0' },
  preimage_hash: [2, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  preimage_size: 3,
  expiration: '2026-11-22T05:00:00',
});

/**
 * Every kind of operation that the worker signs except a change of password, which has its own test
 * (passwordChange.test.ts).
 */
const kinds: Record<string, readonly Operation[]> = {
  'a payment': [payment],
  'two payments': [payment, payment],
  'a stake': [stake([1, { start_claim: '2026-11-21T05:00:00', vesting_seconds: 2_592_000 }])],
  'a linear stake': [
    stake([
      0,
      {
        begin_timestamp: '2026-11-21T05:00:00',
        vesting_cliff_seconds: 86_400,
        vesting_duration_seconds: 864_000,
      },
    ]),
  ],
  'an order': [order(bts('500000'), usdt('70000000'))],
  'a ladder of orders': [
    order(bts('500000'), usdt('70000000')),
    order(bts('400000'), usdt('60000000')),
    order(bts('400001'), usdt('70000001')),
  ],
  'an order that is filled at once': [order(bts('500000'), usdt('70000000'), true)],
  'an order that moves': [
    [2, { fee, fee_paying_account: alice.id, order: '1.7.21', extensions: [] }],
    order(bts('500000'), usdt('70000000')),
  ],
  'an order and a swap': [
    order(bts('500000'), { amount: '900', asset_id: '1.3.8' }, true),
    [63, { ...pool, amount_to_sell: { amount: '900', asset_id: '1.3.8' }, min_to_receive: usdt('8') }],
  ],
  'a proposal': [
    [
      22,
      {
        fee,
        fee_paying_account: alice.id,
        expiration_time: '2026-11-24T05:00:00',
        proposed_ops: [
          { op: [0, { fee, from: bob.id, to: alice.id, amount: usdt('1234567'), extensions: [] }] },
          { op: [2, { fee, fee_paying_account: bob.id, order: '1.7.21', extensions: [] }] },
        ],
        extensions: [],
      },
    ],
  ],
  'a proposal of other rules for an account': [
    [
      22,
      {
        fee,
        fee_paying_account: alice.id,
        expiration_time: '2026-11-24T05:00:00',
        proposed_ops: [{ op: [6, { fee, account: bob.id, ...rules, extensions: {} }] }],
        extensions: [],
      },
    ],
  ],
  'an approval': [approval],
  'an approval taken back': [
    [23, { ...approval[1], active_approvals_to_add: [], active_approvals_to_remove: [alice.id] }],
  ],
  'other signers': [
    [
      6,
      {
        fee,
        account: alice.id,
        active: {
          weight_threshold: 3,
          account_auths: [[bob.id, 2]],
          key_auths: [[keyOf('alice-trader7', 'active').public_key, 4]],
          address_auths: [],
        },
        extensions: {},
      },
    ],
  ],
  'another key for messages': [
    [6, { ...memoKeyUpdate(alice, keyOf('bob-holder2', 'memo').public_key), fee }],
  ],
  'a refusal': [
    [
      24,
      { fee, fee_paying_account: alice.id, using_owner_authority: false, proposal: '1.10.3', extensions: [] },
    ],
  ],
  'a timed transfer': [
    [
      49,
      {
        fee,
        from: alice.id,
        to: bob.id,
        amount: usdt('1234567890123'),
        preimage_hash: [2, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
        preimage_size: 32,
        claim_period_seconds: 90_000,
        extensions: {},
      },
    ],
  ],
  'a timed transfer that is taken': [
    [50, { fee, htlc_id: '1.16.3', redeemer: alice.id, preimage: '616263', extensions: [] }],
  ],
  'a timed transfer that is prolonged': [
    [52, { fee, htlc_id: '1.16.4', update_issuer: alice.id, seconds_to_add: 7_200, extensions: [] }],
  ],
  'a claim': [[33, { fee, vesting_balance: '1.13.7', owner: alice.id, amount: bts('500000') }]],
  'a membership': [
    [8, { fee, account_to_upgrade: alice.id, upgrade_to_lifetime_member: true, extensions: [] }],
  ],
  'a share asset': [shares],
  'a new pool': [
    [
      59,
      {
        ...own,
        asset_a: '1.3.0',
        asset_b: '1.3.7',
        share_asset: '1.3.8',
        taker_fee_percent: 30,
        withdrawal_fee_percent: 5,
      },
    ],
  ],
  'a pool deleted': [[60, pool]],
  'a deposit': [[61, { ...pool, amount_a: bts('1000000000'), amount_b: usdt('33') }]],
  'a withdrawal': [[62, { ...pool, share_amount: { amount: '77', asset_id: '1.3.8' } }]],
  'a swap over two pools': [
    [63, { ...pool, amount_to_sell: bts('500000'), min_to_receive: { amount: '9', asset_id: '1.3.8' } }],
    [
      63,
      {
        ...pool,
        pool: '1.19.4',
        amount_to_sell: { amount: '9', asset_id: '1.3.8' },
        min_to_receive: usdt('8'),
      },
    ],
  ],
};

function prepared(operations: readonly Operation[], expected: AssetAmount[] = []): PreparedReview {
  const ids = operations.flatMap(([type]) =>
    type === 0 || type === 49 ? [bob] : type === 32 ? [alice] : [],
  );
  return {
    operations,
    memos: operations[0]?.[0] === 0 ? [letter] : [],
    payer: alice as Account,
    recipients: [...new Set(ids)] as Account[],
    candidates: [
      { voteId: '1:4', name: 'init4' },
      { voteId: '0:11', name: 'init1' },
      { voteId: '2:30', name: 'a better wallet' },
    ],
    mentioned: operations.some(([type]) => [6, 22, 23, 50, 52].includes(type)) ? [bob] : [],
    proposals: [{ id: '1.10.3', operations: waiting }],
    timed: [held('1.16.3', bob.id, alice.id), held('1.16.4', alice.id, bob.id)],
    ...sumUp(operations, assets),
    expects: linesOf(expected, assets),
    mayRemain: [],
    notes: [],
    assets,
    agreedTime: AGREED_TIME,
  } as unknown as PreparedReview;
}

const requestFor = (review: PreparedReview, signed: readonly Operation[] = review.operations) => ({
  account: alice.name,
  chainId: CHAIN_ID,
  operations: signed,
  memos: review.memos,
  reference: { ref_block_num: 34, ref_block_prefix: 123456 },
  expiration: '2026-11-21T05:00:00',
  shown: shownFacts(review),
  agreed: agreedFacts(review, ['wss://one.example', 'wss://two.example']),
  ...(review.operations === kinds['another key for messages'] ? { typedName: alice.name } : {}),
});

let signer: TestSigner;
beforeAll(async () => {
  signer = createTestSigner();
  await signer.call('configure', { chainId: CHAIN_ID });
  const secret = keyOf('alice-trader7', 'active').password;
  await signer.call('rolesOf', { account: alice, kind: 'password', secret });
  await signer.call('setup', { account: alice.name, pin: PIN });
});

const otherFigure = (text: string) => (/^\d+$/u.test(text) ? `${text}0` : text.replace(/\d(?!.*\d)/u, '9'));

/** The operation with one leaf changed: each figure, id and text in turn. */
function* alterations(value: unknown, otherText = otherFigure): Generator<unknown> {
  if (typeof value === 'string') yield otherText(value);
  else if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'boolean') yield !value;
  else if (typeof value === 'bigint') yield value + 1n;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const altered of alterations(inner, otherText)) {
        const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
        copy[key] = altered;
        yield copy;
      }
    }
  }
}

/** The relevant parts of the operations: an order that never rests has no use for its expiration. */
const counting = (operations: unknown) =>
  JSON.stringify(operations, (_key, value) =>
    value?.fill_or_kill === true ? { ...value, expiration: '' } : value,
  );

describe('the content of the sheet', () => {
  it.each(Object.entries(kinds))("for %s matches the worker's", async (_kind, operations) => {
    const request = requestFor(prepared(operations, [usdt('1234567890123'), bts('250000000')]));
    const { signed } = await signer.call('reviewAndSign', request);
    expect(signed.operations).toHaveLength(operations.length);
  });

  it.each(Object.entries(kinds))("for %s differs from another one's", async (_kind, operations) => {
    const review = prepared(operations);
    const passed: string[] = [];
    for (const altered of alterations(operations)) {
      if (counting(altered) === counting(operations)) continue;
      const code = await codeOf(() =>
        signer.call('reviewAndSign', requestFor(review, altered as readonly Operation[])),
      );
      if (code === 'none') passed.push(JSON.stringify(altered));
    }
    expect(passed).toEqual([]);
  });

  it.each(Object.entries(kinds))('for %s is not signed with any changed fact', async (_kind, operations) => {
    const request = requestFor(prepared(operations));
    const passed: string[] = [];
    for (const steps of alterations(request.shown.steps, (text) => `${text}0`)) {
      const shown = { ...request.shown, steps: steps as ShownFacts['steps'] };
      const code = await codeOf(() => signer.call('reviewAndSign', { ...request, shown }));
      if (code !== 'signer.not_as_shown') passed.push(sortedText(steps));
    }
    expect(passed).toEqual([]);
  });
});

/** Facts and their nested facts. */
const allFacts = (facts: readonly Fact[]): Fact[] =>
  facts.flatMap((each) => [
    each,
    ...Object.values(each.values).flatMap((value) => (Array.isArray(value) ? allFacts(value) : [])),
  ]);

it.each(['en', 'ru', 'zh'] as const)(
  'a sentence in %s contains every value of its fact',
  async (language) => {
    await reviewTexts.load(language);
    await translator.changeLanguage(language);
    const facts = allFacts(Object.values(kinds).flatMap((each) => stepsOf(prepared(each)).flat()));
    const mark = 9_876_543;
    const unsaid = facts.flatMap((each) =>
      Object.keys(each.values)
        .filter((name) => {
          const marked = { ...each, values: { ...each.values, [name]: mark } };
          return !factText(marked, reviewTexts.translate).includes(`${mark}`);
        })
        .map((name) => `${each.kind}: ${name}`),
    );
    expect(facts.length).toBeGreaterThan(40);
    expect(unsaid).toEqual([]);
  },
);

it('candidates are shown if votes change, and nothing about votes elsewhere', () => {
  const votes = { proxy: null, added: [{ voteId: '1:4', name: 'init4' }], removed: [] };
  expect(shownFacts({ ...prepared([payment]), votes }).votes).toEqual(votes);
  expect(shownFacts(prepared([payment]))).not.toHaveProperty('votes');
});
