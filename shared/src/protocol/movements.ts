import { AppError } from '../errors/appError.ts';
import type { AssetAmount } from './operations/parts.ts';
import type { Operation, OperationPayloads } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** What an operation does to the signing account. */
export interface Movement {
  readonly leaves: readonly AssetAmount[];
  /** At the least. */
  readonly arrives: readonly AssetAmount[];
  /** What a trade brings at the least, before the market fee of a taker. */
  readonly proceeds?: AssetAmount;
  /** What an order brings at the least once all of it is sold, before the market fee; nobody can promise when. */
  readonly wants?: AssetAmount;
  /** The account that is paid, by its id. */
  readonly toId: string | null;
  /** Assets that are referenced but not moved. */
  readonly names?: readonly string[];
}

const nothing = { leaves: [], arrives: [], toId: null };

/** What each operation of the signer's list moves; one that is not here can't be reviewed, and so not signed. */
const movements: { [Type in keyof OperationPayloads]?: (operation: OperationPayloads[Type]) => Movement } = {
  [operationType.transfer]: ({ amount, to }) => ({ leaves: [amount], arrives: [], toId: to }),
  // One that is filled at once or not at all brings what it asks for; of another one nobody can promise that it is ever sold.
  [operationType.limit_order_create]: ({ amount_to_sell, min_to_receive, fill_or_kill }) => ({
    ...nothing,
    leaves: [amount_to_sell],
    ...(fill_or_kill ? { proceeds: min_to_receive } : { wants: min_to_receive }),
  }),
  // What comes back is what is not sold until then: nobody can promise it.
  [operationType.limit_order_cancel]: () => nothing,
  [operationType.account_update]: () => nothing,
  // The price of a membership is its fee.
  [operationType.account_upgrade]: () => nothing,
  [operationType.asset_create]: () => nothing,
  // What is proposed moves later, and from other accounts (proposed.ts).
  [operationType.proposal_create]: () => nothing,
  [operationType.proposal_update]: () => nothing,
  [operationType.proposal_delete]: () => nothing,
  [operationType.vesting_balance_create]: ({ amount, owner }) => ({
    leaves: [amount],
    arrives: [],
    toId: owner,
  }),
  [operationType.vesting_balance_withdraw]: ({ amount }) => ({ leaves: [], arrives: [amount], toId: null }),
  [operationType.htlc_create]: ({ amount, to }) => ({ leaves: [amount], arrives: [], toId: to }),
  // What arrives is known by the timed transfer alone, and may be another account's.
  [operationType.htlc_redeem]: () => nothing,
  [operationType.htlc_extend]: () => nothing,
  [operationType.liquidity_pool_create]: ({ asset_a, asset_b, share_asset }) => ({
    ...nothing,
    names: [asset_a, asset_b, share_asset],
  }),
  [operationType.liquidity_pool_delete]: () => nothing,
  // The outcome of a deposit or withdrawal depends on the pool alone: no operation guarantees it (chain.md §6).
  [operationType.liquidity_pool_deposit]: ({ amount_a, amount_b }) => ({
    ...nothing,
    leaves: [amount_a, amount_b],
  }),
  [operationType.liquidity_pool_withdraw]: ({ share_amount }) => ({ ...nothing, leaves: [share_amount] }),
  [operationType.liquidity_pool_exchange]: ({ amount_to_sell, min_to_receive }) => ({
    leaves: [amount_to_sell],
    arrives: [min_to_receive],
    toId: null,
  }),
};

function movementOfType<Type extends keyof OperationPayloads>(
  type: Type,
  payload: OperationPayloads[Type],
): Movement | undefined {
  return movements[type]?.(payload);
}

/** What an operation moves. @throws AppError signer.operation_not_allowed */
export function movementOf([type, payload]: Operation): Movement {
  const movement = movementOfType(type, payload);
  if (movement === undefined) throw new AppError('signer.operation_not_allowed', { type });
  return movement;
}
