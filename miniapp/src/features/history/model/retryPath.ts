import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { writePaymentLink } from '../../recipients/model/paymentLink.ts';

/**
 * The path of a prefilled form that repeats an operation; null when impossible. A payment with a message has none: the
 * message is encrypted, and a payment to a gateway or an exchange without it would be lost.
 */
export function retryPath(
  operations: readonly Operation[],
  assets: ReadonlyMap<string, Asset>,
  names: ReadonlyMap<string, string>,
): string | null {
  const [first] = operations;
  const last = operations.at(-1);
  if (first?.[0] === operationType.transfer && operations.length === 1) {
    const { to, amount, memo } = first[1];
    const asset = assets.get(amount.asset_id);
    if (memo !== undefined || asset === undefined) return null;
    const plain = formatPlain(BigInt(amount.amount), asset.precision);
    return writePaymentLink('', { to: names.get(to) ?? to, asset: asset.symbol, amount: plain, memo: '' });
  }
  const isSwap = operations.every(([type]) => type === operationType.liquidity_pool_exchange);
  if (!isSwap || first?.[0] !== operationType.liquidity_pool_exchange || last?.[0] !== first[0]) return null;
  const from = assets.get(first[1].amount_to_sell.asset_id)?.symbol;
  const to = assets.get(last[1].min_to_receive.asset_id)?.symbol;
  return from === undefined || to === undefined ? null : `/swap?${new URLSearchParams({ from, to })}`;
}
