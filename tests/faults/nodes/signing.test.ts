import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PreparedReview,
  prepareReview,
} from '../../../miniapp/src/features/transactions/model/prepareReview.ts';
import type { ReviewRequest } from '../../../miniapp/src/features/transactions/model/review.ts';
import { type BlockSchedule, startBlockSchedule } from '../../devnet/blockSchedule.ts';
import type { NodeFaults } from '../../devnet/chain/faults.ts';
import { prefixOf } from '../../devnet/chain/ledger/blockBuilding.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { createWorld } from '../../devnet/world/createWorld.ts';
import { type Beset, beset, type Place, places } from './nodesOfLiars.ts';

/* The signatures when nodes lie: none, or the same as with honest nodes. */

const PAYER = 'alice-trader7';
const RECIPIENT = 'bob-holder2';
const LIARS_KEY = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';

type Lie = (faults: NodeFaults) => void;
const lies: Record<string, Lie> = {
  'another id for the name': (faults) => faults.lie({ names: { [RECIPIENT]: 'xbtsx-giveaway1' } }),
  'another memo key': (faults) => faults.lie({ accounts: { [RECIPIENT]: { memoKey: LIARS_KEY } } }),
  'another precision': (faults) => faults.lie({ assets: { 'XBTSX.USDT': { precision: 2 } } }),
  'another symbol': (faults) => faults.lie({ assets: { RUBLE: { symbol: 'XBTSX.USDT' } } }),
  'another issuer': (faults) => faults.lie({ assets: { 'XBTSX.USDT': { issuer: 'xbtsx-giveaway1' } } }),
  'a fee ten times as high': (faults) => faults.lie({ fees: 10 }),
  'a fee ten times as low': (faults) => faults.lie({ fees: 0.1 }),
  'a balance that is not there': (faults) =>
    faults.lie({ balances: { [PAYER]: { 'XBTSX.USDT': '99999999999' } } }),
  'its head, and nothing of accounts': (faults) => faults.lie({ withheld: ['get_accounts'] }),
  'a head that is ahead': (faults) => faults.lie({ head: { kind: 'ahead', seconds: 40 } }),
  'a head that is behind': (faults) => faults.lie({ head: { kind: 'behind', seconds: 60 } }),
  'a clock 20 hours ahead': (faults) => faults.lie({ head: { kind: 'clock', seconds: 72_000 } }),
};

let ledger: Ledger;
let blocks: BlockSchedule;

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1, now: () => Date.now() }));
  blocks = startBlockSchedule(ledger, 250);
});
afterAll(() => blocks?.stop());

/** 10 USDT as the form requests it, from the answers of the node in use, true or not. */
async function typed(client: ChainClient): Promise<ReviewRequest> {
  const [[payer, recipient], [asset]] = await Promise.all([
    getAccounts(client, [PAYER, RECIPIENT]),
    getAssets(client, ['XBTSX.USDT']),
  ]);
  if (!payer || !recipient || !asset) throw new Error('a node that knows neither');
  const units = 10n * 10n ** BigInt(asset.precision);
  return {
    account: PAYER,
    operations: [transferOperation({ from: payer.id, to: recipient.id, assetId: asset.id, units })],
    memos: [{ index: 0, text: 'for lunch' }],
    feeAssetId: '1.3.0',
  };
}

async function review(client: ChainClient): Promise<PreparedReview> {
  const request = await typed(client);
  return (await readAgreed(client, (node) => prepareReview(node, request, new Set()))).value;
}

/** The content of the sheet and the meaning of the signature match the ledger. */
function expectTrue({ recipients, memos, assets, fees, transaction, payer }: PreparedReview): void {
  const account = (name: string) => ledger.state.accountByName(name);
  expect(recipients.map(({ id, name }) => [id, name])).toEqual([[account(RECIPIENT)?.id, RECIPIENT]]);
  expect(memos.map(({ toKey }) => toKey)).toEqual([account(RECIPIENT)?.options.memo_key]);
  expect([payer.id, payer.name]).toEqual([account(PAYER)?.id, PAYER]);
  const honest = assets.map(({ id }) => ledger.state.asset(id));
  expect(assets.map(({ symbol, precision, issuer }) => ({ symbol, precision, issuer }))).toEqual(
    honest.map((asset) => ({ symbol: asset?.symbol, precision: asset?.precision, issuer: asset?.issuer })),
  );
  // Two attempts at most one block apart have the same fee: it changes only by a vote.
  expect(fees.map(({ units }) => units > 100_000n && units < 10_000_000n)).toEqual([true]);
  const { ref_block_num, ref_block_prefix, expiration } = transaction;
  const head = ledger.head();
  const aheadMs = msOfChainTime(expiration) - msOfChainTime(head.time);
  expect(aheadMs).toBeLessThanOrEqual(120_000);
  const number = head.number - ((head.number - ref_block_num) & 0xffff);
  expect(ref_block_prefix).toBe(prefixOf(ledger.blockId(number) ?? ''));
}

/** Presses Send repeatedly, like a user who is asked to check again. True once it was read. */
async function pay({ client }: Beset): Promise<boolean> {
  for (let turn = 0; turn < 6; turn += 1) {
    try {
      expectTrue(await review(client));
      return true;
    } catch (error) {
      const isRefused = hasCode(
        error,
        'node.contradicted',
        'node.disagree',
        'node.connection_lost',
        'node.timeout',
      );
      if (!isRefused) throw error;
    }
  }
  return false;
}

describe.each(Object.entries(lies))('a node that reports %s', (_, lie) => {
  it('leads to no other signature than honest nodes, and the app continues with those', async () => {
    await Promise.all(
      (Object.keys(places) as Place[]).map(async (place) => {
        const made = await beset(ledger, place, lie);
        try {
          expect([place, await pay(made)]).toEqual([place, true]);
        } finally {
          await made.close();
        }
      }),
    );
  });
});

describe('two nodes of two', () => {
  it('with the same lie are believed: no client can know better, and the sheet names them', async () => {
    const made = await beset(ledger, 'the first of three', lies['another precision'] as Lie);
    await made.nodes[2]?.close();
    made.nodes[1]?.faults.lie({ assets: { 'XBTSX.USDT': { precision: 2 } } });
    const request = await typed(made.client);
    const { value, nodes } = await readAgreed(made.client, (node) => prepareReview(node, request, new Set()));
    expect(value.assets.find(({ symbol }) => symbol === 'XBTSX.USDT')?.precision).toBe(2);
    expect(nodes).toHaveLength(2);
    await made.close();
  });

  it('with one liar can not be distinguished: nothing is read, and both are named', async () => {
    const made = await beset(ledger, 'the first of three', lies['another precision'] as Lie);
    await made.nodes[2]?.close();
    await expect(review(made.client)).rejects.toMatchObject({
      code: 'node.disagree',
      facts: { field: 'precision' },
    });
    await made.close();
  });
});
