import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { receivedBy } from '@xbts/shared/protocol/marketFee.ts';
import { assetAmountSchema, type ChainAmount, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type RecordedOperation, readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import { type RecordedTimed, readRecordedTimed } from '@xbts/shared/protocol/recordedTimed.ts';
import { exchangeResultSchema, type OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';

/** An amount of an operation: what came in (+), went out (−), or only takes part (no sign). */
export interface Movement {
  assetId: string;
  units: bigint;
  sign: 1 | -1 | 0;
}

/** What an operation did to an order of the account. */
export interface OrderEvent {
  /** 1.7.x; null while the chain has not named it. */
  readonly id: string | null;
  /** Of a fill: what was paid and received for it, before the market fee. */
  readonly fill?: { readonly pays: ChainAmount; readonly receives: ChainAmount; readonly isMaker: boolean };
  /** The chain ended it by itself: its time was over, or the rest was too small to sell. */
  readonly ending?: 'expired' | 'rest';
}

/** An operation as an account sees it. */
export interface Description {
  type: number;
  /** For what moves money between accounts: whether it came in or went out. */
  direction: 'in' | 'out' | null;
  /** Id of the other account. */
  counterparty: string | null;
  movements: readonly Movement[];
  memo: Memo | null;
  /** The network fee; of a fill the market fee. */
  fee: ChainAmount | null;
  order?: OrderEvent;
}

type Told = Partial<Pick<Description, 'direction' | 'counterparty' | 'movements' | 'memo' | 'order'>>;

const move = (amount: ChainAmount, sign: Movement['sign']): Movement => ({
  assetId: amount.asset_id,
  units: amount.amount,
  sign,
});
const comes = (amount: ChainAmount) => move(amount, 1);
const goes = (amount: ChainAmount) => move(amount, -1);
const named = (amount: ChainAmount) => move(amount, 0);

/** Money from one account to another, seen by `me`; by neither of them when it only concerns the account. */
function between(me: string, from: string, to: string, amount: ChainAmount, memo: Memo | null = null): Told {
  if (from === me) return { direction: 'out', counterparty: to, movements: [goes(amount)], memo };
  if (to === me) return { direction: 'in', counterparty: from, movements: [comes(amount)], memo };
  return { counterparty: to, movements: [named(amount)], memo };
}

/** What a pool really paid and took, by the operation's result; before version 7 nodes: what was asked for. */
function exchanged(result: OperationRecord['result'], asked: readonly Movement[]): Told {
  const parsed = v.safeParse(exchangeResultSchema, result);
  if (!parsed.success) return { movements: asked };
  const [, { paid, received }] = parsed.output;
  return { movements: [...paid.map(goes), ...received.map(comes)] };
}

const amountResult = v.tuple([v.literal(2), assetAmountSchema]);

function refunded(result: OperationRecord['result']): Told {
  const parsed = v.safeParse(amountResult, result);
  return parsed.success ? { movements: [named(parsed.output[1])] } : {};
}

const idResult = v.tuple([v.literal(1), objectIdOf('1.7')]);

function newIdOf(result: OperationRecord['result']): string | null {
  const parsed = v.safeParse(idResult, result);
  return parsed.success ? parsed.output[1] : null;
}

function filled(fill: Extract<RecordedOperation, [4, unknown]>[1]): Told {
  const { pays, receives, order_id, is_maker } = fill;
  return {
    movements: [goes(pays), comes(receivedBy(fill))],
    order: { id: order_id, fill: { pays, receives, isMaker: is_maker } },
  };
}

function tell([type, op]: RecordedOperation, result: OperationRecord['result'], me: string): Told {
  switch (type) {
    case operationType.transfer:
      return between(me, op.from, op.to, op.amount, op.memo);
    case operationType.asset_issue:
      return op.issue_to_account === me
        ? {
            direction: 'in',
            counterparty: op.issuer,
            movements: [comes(op.asset_to_issue)],
            memo: op.memo ?? null,
          }
        : { counterparty: op.issue_to_account, movements: [named(op.asset_to_issue)], memo: op.memo ?? null };
    case operationType.limit_order_create:
      return {
        movements: [named(op.amount_to_sell), named(op.min_to_receive)],
        order: { id: newIdOf(result) },
      };
    case operationType.limit_order_cancel:
      return { ...refunded(result), order: { id: op.order } };
    case operationType.fill_order:
      return filled(op);
    case operationType.asset_reserve:
      return { movements: [goes(op.amount_to_reserve)] };
    case operationType.asset_fund_fee_pool:
      return { movements: [{ assetId: CORE_ASSET_ID, units: op.amount, sign: -1 }] };
    case operationType.vesting_balance_create:
      return op.creator === op.owner
        ? { movements: [goes(op.amount)] }
        : {
            ...between(me, op.creator, op.owner, op.amount),
            movements: [move(op.amount, op.creator === me ? -1 : 0)],
          };
    case operationType.vesting_balance_withdraw:
      return { movements: [comes(op.amount)] };
    case operationType.balance_claim:
      return { movements: [comes(op.total_claimed)] };
    case operationType.liquidity_pool_deposit:
      return exchanged(result, [goes(op.amount_a), goes(op.amount_b)]);
    case operationType.liquidity_pool_withdraw:
      return exchanged(result, [goes(op.share_amount)]);
    case operationType.liquidity_pool_exchange:
      return exchanged(result, [goes(op.amount_to_sell)]);
    default:
      return {};
  }
}

/** What is locked has left the sender, and is the recipient's only once the secret is given. */
function tellTimed([type, op]: RecordedTimed, me: string): Told {
  switch (type) {
    case operationType.htlc_create: {
      const memo = op.extensions?.memo ?? null;
      return op.from === me
        ? { counterparty: op.to, movements: [goes(op.amount)], memo }
        : { counterparty: op.from, movements: [named(op.amount)], memo };
    }
    case operationType.htlc_redeemed:
      return op.from === me
        ? { counterparty: op.to, movements: [named(op.amount)] }
        : between(me, op.from, op.to, op.amount);
    case operationType.htlc_refund:
      return op.htlc_amount === undefined ? {} : { movements: [comes(op.htlc_amount)] };
    default:
      return {};
  }
}

function toldOf(op: OperationRecord['op'], result: OperationRecord['result'], me: string): Told {
  const timed = readRecordedTimed(op);
  if (timed !== undefined) return tellTimed(timed, me);
  const known = readRecordedOperation(op);
  return known === undefined ? {} : tell(known, result, me);
}

/** What an operation of history did, as the account with this id sees it. Of kinds not known in detail: type and fee. */
export function describeOperation(
  { op, result }: Pick<OperationRecord, 'op' | 'result'>,
  me: string,
): Description {
  const fee = v.safeParse(assetAmountSchema, op[1].fee);
  return {
    type: op[0],
    direction: null,
    counterparty: null,
    movements: [],
    memo: null,
    fee: fee.success ? fee.output : null,
    ...toldOf(op, result, me),
  };
}
