import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';

/** A gateway's coin on this chain: its asset and issuer. */
export interface IssuedCoin {
  readonly assetId: string;
  readonly issuerId: string;
}

/** The outcome of withdrawals, the oldest first. */
export interface Settled {
  /** Paid out: the transfer, and the issuer's burn of the same amount. */
  readonly paid: readonly { readonly sent: OperationRecord; readonly settled: OperationRecord }[];
  /**
   * Neither paid nor returned, and sent after the last paid one. An older one was skipped by the gateway, for example
   * because of a wrong memo, and says nothing about its speed. Empty without any payment: the gateway may settle
   * elsewhere.
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
  | { readonly kind: 'burnt'; readonly units: bigint }
  | { readonly kind: 'returned'; readonly to: string; readonly units: bigint };

function eventIn({ op }: OperationRecord, { assetId, issuerId }: IssuedCoin): Event | undefined {
  const operation = readRecordedOperation(op);
  if (operation?.[0] === operationType.asset_reserve) {
    const { payer, amount_to_reserve: burnt } = operation[1];
    const isIt = payer === issuerId && burnt.asset_id === assetId;
    return isIt ? { kind: 'burnt', units: burnt.amount } : undefined;
  }
  if (operation?.[0] !== operationType.transfer) return undefined;
  const { from, to, amount } = operation[1];
  if (amount.asset_id !== assetId) return undefined;
  if (to === issuerId) return { kind: 'sent', from, units: amount.amount };
  return from === issuerId ? { kind: 'returned', to, units: amount.amount } : undefined;
}

/**
 * A burn of the same amount settles a transfer; so does a return to its sender, unless it is larger: that credits a
 * deposit.
 */
const isSettledBy = (sent: Sent, event: Exclude<Event, { kind: 'sent' }>): boolean =>
  event.kind === 'burnt' ? sent.units === event.units : sent.from === event.to && event.units <= sent.units;

/**
 * Pairs the withdrawals of a coin with their settlements among the issuer's transfers and burns (newest first, as a
 * node returns them), each with the oldest match. A gateway that settles sums gives no pairs, and therefore no figures.
 */
export function settledWithdrawals(records: readonly OperationRecord[], coin: IssuedCoin): Settled {
  const oldestFirst = [...records].reverse();
  let waiting: Sent[] = [];
  const paid: { sent: OperationRecord; settled: OperationRecord }[] = [];
  for (const record of oldestFirst) {
    const event = eventIn(record, coin);
    if (event === undefined) continue;
    if (event.kind === 'sent') {
      waiting.push({ record, from: event.from, units: event.units });
      continue;
    }
    const settled = waiting.find((sent) => isSettledBy(sent, event));
    if (settled === undefined) continue;
    waiting = waiting.filter((sent) => sent !== settled);
    if (event.kind === 'burnt') paid.push({ sent: settled.record, settled: record });
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
