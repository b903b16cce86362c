import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { entriesOf } from '@xbts/shared/ledger/entries.ts';
import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import { runningBalances } from '@xbts/shared/ledger/runningBalances.ts';
import { totalsOf } from '@xbts/shared/ledger/totals.ts';
import { operationRecordSchema } from '@xbts/shared/protocol/records.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeJson } from '../devnet/chain/json.ts';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import { NodeError } from '../devnet/chain/ledger/nodeError.ts';
import { anyStep, MAKER_DISCOUNT, richChain } from '../devnet/chain/ledger/richChain.ts';
import {
  ASSET_A,
  ASSET_B,
  OWNER,
  SHARE,
  startSmallChain,
  TRADER,
} from '../devnet/chain/ledger/smallChain.ts';

const ASSETS = ['1.3.0', ASSET_A, ASSET_B, SHARE];
const held = (ledger: Ledger, account: string): Map<string, bigint> =>
  new Map(ASSETS.map((asset) => [asset, ledger.state.balance(account, asset)]));

/** The history of an account as a node sends it, the oldest first. */
function recordsOf({ state }: Ledger, account: string): TimedRecord[] {
  return state.accountHistory(account).map(({ operation_id }) => {
    const record = parseAnswer(operationRecordSchema, 'history', encodeJson(state.get('1.11', operation_id)));
    return { ...record, block_time: record.block_time ?? '' };
  });
}

describe('with any operations of an account', () => {
  it('they add up to its balances: transfers, orders with their fees, fills, expiries, pools and stakes', async () => {
    const genesis = await startSmallChain();
    const kinds = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 80, size: 'max' }), async (steps) => {
        const ledger = await richChain();
        for (const run of steps) {
          try {
            run(ledger);
          } catch (error) {
            if (!(error instanceof NodeError)) throw error;
          }
        }
        ledger.produceBlock();
        for (const account of [OWNER, TRADER]) {
          const entries = entriesOf(recordsOf(ledger, account), account, { makerDiscount: MAKER_DISCOUNT });
          for (const { type } of entries) kinds.add(type);
          const atFirst = new Map([...held(genesis, account)].filter(([, units]) => units !== 0n));
          expect(runningBalances(entries, held(ledger, account)).before).toEqual(atFirst);
          const changed = new Map(totalsOf(entries).map(({ assetId, change }) => [assetId, change]));
          for (const [asset, units] of held(ledger, account))
            expect(units - (atFirst.get(asset) ?? 0n)).toBe(changed.get(asset) ?? 0n);
        }
      }),
      { numRuns: 40, seed: 20261122 },
    );
    expect([...kinds].sort((one, other) => one - other)).toEqual(
      expect.arrayContaining([0, 1, 2, 4, 14, 15, 32, 33, 61, 62, 63]),
    );
  });
});
