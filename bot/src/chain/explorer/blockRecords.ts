import type { RawObject, RawTransaction } from '@xbts/shared/actions/rawReads.ts';
import { formatExact } from '@xbts/shared/amounts/amount.ts';
import { CORE_ASSET_ID, CORE_PRECISION } from '@xbts/shared/protocol/constants.ts';
import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';
import type { Mentioned } from './mentioned.ts';
import { amountSchema, detailsOf } from './operationDetails.ts';

/**
 * An operation of a block in the form of the operator's program (technologiespro/xbts-explorer-api, routes/api.js,
 * callEachBlock).
 */
export interface BlockRecord {
  readonly opId: number;
  readonly type: string | undefined;
  readonly op: unknown;
  /**
   * The whole object of the account that placed or cancelled an order, or published a feed; null for any other
   * operation.
   */
  readonly account: RawObject | null;
  readonly block: number;
  readonly ext: object | null;
  readonly fee: { readonly asset: string; readonly amount: string } | null;
}

const feeSchema = v.object({ fee: amountSchema });

const operationsOf = (transactions: readonly RawTransaction[]) =>
  transactions.flatMap(({ operations }) => operations);

function feeOf(op: unknown) {
  const read = v.safeParse(feeSchema, op);
  return read.success ? read.output.fee : undefined;
}

/** Ids of the accounts and assets that recordsOf needs. */
export function idsInRecords(transactions: readonly RawTransaction[]): string[] {
  const ids = operationsOf(transactions).flatMap(([type, op]) => [
    ...detailsOf(type, op).ids,
    feeOf(op)?.asset_id ?? [],
  ]);
  return [...new Set(ids.flat())];
}

/** A record of each operation, the last first. @throws AppError node.bad_answer for a missing object */
export function recordsOf(
  transactions: readonly RawTransaction[],
  block: number,
  mentioned: Mentioned,
): BlockRecord[] {
  return operationsOf(transactions)
    .map(([opId, op]) => {
      const { account, ext } = detailsOf(opId, op).details(mentioned);
      return { opId, type: operationName(opId), op, account, block, ext, fee: shownFee(op, mentioned) };
    })
    .reverse();
}

function shownFee(op: unknown, { asset }: Mentioned): BlockRecord['fee'] {
  const fee = feeOf(op);
  if (fee === undefined) return null;
  const { symbol, precision } = asset(fee.asset_id);
  return { asset: symbol, amount: formatExact(fee.amount, precision) };
}

/** The sum of fees in the chain's own asset, e.g. "0.01446", without fees in other assets. */
export function coreFees(transactions: readonly RawTransaction[]): string {
  const fees = operationsOf(transactions).map(([, op]) => feeOf(op));
  const units = fees.reduce((sum, fee) => (fee?.asset_id === CORE_ASSET_ID ? sum + fee.amount : sum), 0n);
  return formatExact(units, CORE_PRECISION);
}
