import { type Codec, loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { referenceOf } from '@xbts/shared/protocol/transaction.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { toSeconds, toTime } from '../../chain/ledger/time.ts';
import type { WorldAccountName } from '../accounts.ts';
import { privateKeyOf } from '../seed/people.ts';

/** A transfer of some BTS units, signed by the sender's active key. */
export async function signedTransfer(
  ledger: Ledger,
  from: WorldAccountName,
  to: WorldAccountName,
  units: number,
): Promise<{ signed: SignedTransaction; id: string }> {
  const codec: Codec = await loadCodec();
  const head = ledger.head();
  const idOf = (name: string): string => ledger.state.accountByName(name)?.id ?? '';
  return signTransaction({
    codec,
    chainId: ledger.chainId,
    privateKeys: [privateKeyOf(from, 'active')],
    transaction: {
      ...referenceOf(head.id),
      expiration: toTime(toSeconds(head.time) + 120),
      operations: [
        [
          0,
          {
            fee: { amount: 2_000_000, asset_id: '1.3.0' },
            from: idOf(from),
            to: idOf(to),
            amount: { amount: units, asset_id: '1.3.0' },
            extensions: [],
          },
        ],
      ],
      extensions: [],
    },
  });
}
