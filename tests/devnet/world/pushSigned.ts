import type { Codec } from '@xbts/shared/protocol/codec.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { referenceOf } from '@xbts/shared/protocol/transaction.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { toSeconds, toTime } from '../chain/ledger/time.ts';
import type { WorldAccountName } from './accounts.ts';
import { privateKeyOf } from './seed/people.ts';

const EXPIRATION_SECONDS = 60;
const CORE = '1.3.0';

/**
 * Signs operations of an account of the world with the fees they need, and pushes them like any user's. @throws
 * NodeError when the chain refuses
 */
export function pushSigned(
  { ledger, codec }: { ledger: Ledger; codec: Codec },
  name: WorldAccountName,
  operations: readonly (readonly [type: number, body: object])[],
): void {
  const drafts = operations.map(([type, body]): [number, object] => [
    type,
    { fee: { amount: '0', asset_id: CORE }, ...body },
  ]);
  const fees = ledger.requiredFees(drafts, CORE);
  const paid = drafts.map(([type, body], index) => [
    type,
    { ...body, fee: { amount: fees[index]?.amount.toString() ?? '0', asset_id: CORE } },
  ]) as Operation[];
  const head = ledger.head();
  const transaction = {
    ...referenceOf(head.id),
    expiration: toTime(toSeconds(head.time) + EXPIRATION_SECONDS),
    operations: paid,
    extensions: [] as [],
  };
  const privateKeys = [privateKeyOf(name, 'active')];
  ledger.pushTransaction(
    signTransaction({ codec, transaction, chainId: ledger.chainId, privateKeys }).signed,
  );
}
