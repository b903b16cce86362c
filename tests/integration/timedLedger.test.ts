import { entriesOf } from '@xbts/shared/ledger/entries.ts';
import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import type { OperationRecord } from '../devnet/chain/ledger/objects/operations.ts';
import {
  ASSET_A,
  GENESIS_SECONDS,
  OWNER,
  pushPaid,
  startSmallChain,
  TRADER,
} from '../devnet/chain/ledger/smallChain.ts';

const recordsOf = ({ state }: Ledger, account: string): TimedRecord[] =>
  [...state.all('2.9')]
    .filter((each) => each.account === account)
    .flatMap(({ operation_id }) => state.get('1.11', operation_id))
    .map(
      (record: OperationRecord) =>
        JSON.parse(
          JSON.stringify(record, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
        ) as TimedRecord,
    );

describe('the history of timed transfers', () => {
  it.each([
    ['taken by its recipient', TRADER, 700n, ['gave']],
    ['taken with the secret by another', OWNER, 700n, ['gave']],
    ['returned', null, 0n, []],
  ] as const)('adds up to both balances when it is %s', async (_how, redeemer, moved, sides) => {
    const ledger = await startSmallChain();
    pushPaid(ledger, 49, {
      from: OWNER,
      to: TRADER,
      amount: { amount: 700, asset_id: ASSET_A },
      // sha256 of “abc”
      preimage_hash: [2, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      preimage_size: 3,
      claim_period_seconds: 100,
      extensions: {},
    });
    if (redeemer !== null)
      pushPaid(ledger, 50, { htlc_id: '1.16.0', redeemer, preimage: '616263', extensions: [] });
    ledger.produceBlock(GENESIS_SECONDS + 100);
    const changeOf = (account: string) =>
      entriesOf(recordsOf(ledger, account), account).reduce(
        (sum, { changes }) => sum + (changes.get(ASSET_A) ?? 0n),
        0n,
      );
    expect(changeOf(OWNER)).toBe(-moved);
    expect(changeOf(TRADER)).toBe(moved);
    const sent = entriesOf(recordsOf(ledger, OWNER), OWNER);
    expect(sent.flatMap(({ gave }) => gave.map(() => 'gave'))).toEqual(sides);
    expect(sent.every(({ isWhole }) => isWhole)).toBe(true);
  });
});
