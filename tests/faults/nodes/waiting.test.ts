import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PreparedReview,
  prepareReview,
} from '../../../miniapp/src/features/transactions/model/prepareReview.ts';
import { type BlockSchedule, startBlockSchedule } from '../../devnet/blockSchedule.ts';
import type { NodeFaults } from '../../devnet/chain/faults.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { toTime } from '../../devnet/chain/ledger/time.ts';
import { createWorld } from '../../devnet/world/createWorld.ts';
import { type Beset, beset } from './nodesOfLiars.ts';

/* Approvals, claims and extensions when nodes lie about them: none, or the same as with honest nodes. */

const PROPOSAL = '1.10.0';
const TIMED = '1.16.0';
const THIEF = 'xbtsx-giveaway1';
const fee = { amount: '2000000', asset_id: '1.3.0' };

type Lie = (faults: NodeFaults) => void;
const proposalLies: Record<string, Lie> = {
  'another amount': (faults) => faults.lie({ proposals: { [PROPOSAL]: { times: 0.01 } } }),
  'another recipient': (faults) => faults.lie({ proposals: { [PROPOSAL]: { to: THIEF } } }),
  'approvals that were not given': (faults) =>
    faults.lie({ proposals: { [PROPOSAL]: { keys: ['BTSkey'] } } }),
  'its end': (faults) => faults.lie({ proposals: { [PROPOSAL]: { isGone: true } } }),
};
const timedLies: Record<string, Lie> = {
  'another amount': (faults) => faults.lie({ timed: { [TIMED]: { times: 100 } } }),
  'another recipient': (faults) => faults.lie({ timed: { [TIMED]: { to: THIEF } } }),
  'another hash': (faults) => faults.lie({ timed: { [TIMED]: { hash: 'ab'.repeat(32) } } }),
  'more time': (faults) => faults.lie({ timed: { [TIMED]: { later: 36_000 } } }),
};

let ledger: Ledger;
let blocks: BlockSchedule;
const idOf = (name: string) => ledger.state.accountByName(name)?.id ?? '';

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1, now: () => Date.now() }));
  const [alice, bob] = [idOf('alice-trader7'), idOf('bob-holder2')];
  const op = [0, { fee, from: idOf('erin-multisig5'), to: bob, amount: fee, extensions: [] }];
  const expiration_time = toTime(Math.floor(Date.now() / 1000) + 86_400);
  const proposed = { fee, fee_paying_account: bob, expiration_time, proposed_ops: [{ op }], extensions: [] };
  const held = {
    fee,
    from: bob,
    to: alice,
    amount: fee,
    preimage_hash: [2, 'cd'.repeat(32)],
    preimage_size: 32,
    claim_period_seconds: 7_200,
    extensions: {},
  };
  ledger.pushOperations([
    [22, proposed],
    [49, held],
  ] as never);
  blocks = startBlockSchedule(ledger, 250);
});
afterAll(() => blocks?.stop());

const approval = (): Operation => [
  23,
  {
    fee,
    fee_paying_account: idOf('alice-trader7'),
    proposal: PROPOSAL,
    active_approvals_to_add: [idOf('alice-trader7')],
    active_approvals_to_remove: [],
    owner_approvals_to_add: [],
    owner_approvals_to_remove: [],
    key_approvals_to_add: [],
    key_approvals_to_remove: [],
    extensions: [],
  },
];
const claim = (): Operation => [
  50,
  { fee, htlc_id: TIMED, redeemer: idOf('alice-trader7'), preimage: 'ef'.repeat(32), extensions: [] },
];

/** Opens the review repeatedly, like a user who is asked to check again; null when it was never read. */
async function reviewed({ client }: Beset, operation: Operation): Promise<PreparedReview | null> {
  const request = { account: 'alice-trader7', operations: [operation], feeAssetId: '1.3.0' };
  for (let turn = 0; turn < 6; turn += 1) {
    try {
      return (await readAgreed(client, (node) => prepareReview(node, request, new Set()))).value;
    } catch (error) {
      const isRefused = hasCode(
        error,
        'node.contradicted',
        'node.disagree',
        'node.connection_lost',
        'node.timeout',
        'proposal.gone',
      );
      if (!isRefused) throw error;
    }
  }
  return null;
}

async function besetReview(lie: Lie, operation: Operation): Promise<PreparedReview | null> {
  const made = await beset(ledger, 'the first of three', lie);
  try {
    return await reviewed(made, operation);
  } finally {
    await made.close();
  }
}

describe('a proposal from a lying node', () => {
  it.each(Object.entries(proposalLies))('%s is approved as on honest nodes', async (_, lie) => {
    const review = await besetReview(lie, approval());
    const truth = ledger.state.get('1.10', PROPOSAL);
    expect(review?.proposals).toMatchObject([
      {
        id: PROPOSAL,
        operations: [[0, { to: idOf('bob-holder2'), amount: { amount: 2_000_000 } }]],
        available_key_approvals: truth.available_key_approvals,
      },
    ]);
  });
});

describe('a timed transfer from a lying node', () => {
  it.each(Object.entries(timedLies))('%s is claimed as on honest nodes', async (_, lie) => {
    const review = await besetReview(lie, claim());
    const { transfer, conditions } = ledger.state.get('1.16', TIMED);
    expect(review?.timed).toEqual([
      {
        id: TIMED,
        from: transfer.from,
        to: transfer.to,
        amount: { amount: transfer.amount, asset_id: transfer.asset_id },
        preimage_hash: conditions.hash_lock.preimage_hash,
        preimage_size: 32,
        expiration: conditions.time_lock.expiration,
      },
    ]);
  });
});
