import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';

/** A coin at a gateway: its asset and who issues it. */
export interface WalletCoin {
  readonly assetId: string;
  readonly issuerId: string;
}

/** What became of transfers to a gateway's wallet, the oldest first. */
export interface Settled {
  /** Paid out: the transfer, and the operation by which the gateway burnt the same amount or moved it to the issuer. */
  readonly paid: readonly { readonly sent: OperationRecord; readonly settled: OperationRecord }[];
  /**
   * Neither paid nor sent back, and sent after the last one that was paid: an older one that a gateway has passed over was not taken
   * by it, a wrong memo for instance, and says nothing of how fast it pays. None where no payment is seen: it may settle elsewhere.
   */
  readonly waiting: readonly OperationRecord[];
}

interface Sent {
  readonly record: OperationRecord;
  readonly from: string;
  readonly units: bigint;
}

type Event =
  | { readonly kind: 'sent'; readonly from: string; readonly units: bigint }
  | { readonly kind: 'paid'; readonly units: bigint }
  | { readonly kind: 'returned'; readonly to: string };

function eventIn(
  { op }: OperationRecord,
  walletId: string,
  { assetId, issuerId }: WalletCoin,
): Event | undefined {
  const operation = readRecordedOperation(op);
  if (operation?.[0] === operationType.asset_reserve) {
    const { payer, amount_to_reserve: burnt } = operation[1];
    return payer === walletId && burnt.asset_id === assetId
      ? { kind: 'paid', units: burnt.amount }
      : undefined;
  }
  if (operation?.[0] !== operationType.transfer) return undefined;
  const { from, to, amount } = operation[1];
  if (amount.asset_id !== assetId) return undefined;
  // What the issuer sends fills the wallet: it is nobody's withdrawal.
  if (to === walletId) return from === issuerId ? undefined : { kind: 'sent', from, units: amount.amount };
  if (from !== walletId) return undefined;
  return to === issuerId ? { kind: 'paid', units: amount.amount } : { kind: 'returned', to };
}

/**
 * Pairs the withdrawals of a coin with what settled them, out of the operations of a gateway's wallet (newest first, as a node gives
 * them): a burn or a move of just as much settles the oldest transfer of that amount, a transfer back the oldest of its sender. Where
 * the issuer is the wallet itself, only burns count. A gateway that settles sums pairs with nothing, and so nothing is claimed of it.
 */
export function settledWithdrawals(
  records: readonly OperationRecord[],
  walletId: string,
  coin: WalletCoin,
): Settled {
  const oldestFirst = [...records].reverse();
  let waiting: Sent[] = [];
  const paid: { sent: OperationRecord; settled: OperationRecord }[] = [];
  for (const record of oldestFirst) {
    const event = eventIn(record, walletId, coin);
    if (event === undefined) continue;
    if (event.kind === 'sent') {
      waiting.push({ record, from: event.from, units: event.units });
      continue;
    }
    const settled = waiting.find((sent) =>
      event.kind === 'paid' ? sent.units === event.units : sent.from === event.to,
    );
    if (settled === undefined) continue;
    waiting = waiting.filter((sent) => sent !== settled);
    if (event.kind === 'paid') paid.push({ sent: settled.record, settled: record });
  }
  const lastPaid = Math.max(-1, ...paid.map(({ sent }) => oldestFirst.indexOf(sent)));
  return {
    paid,
    waiting:
      paid.length === 0
        ? []
        : waiting.map(({ record }) => record).filter((record) => oldestFirst.indexOf(record) > lastPaid),
  };
}
