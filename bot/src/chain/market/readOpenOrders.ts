import { getAssetUnits } from '@xbts/shared/actions/getAssetUnits.ts';
import { getOpenOrders } from '@xbts/shared/actions/getOpenOrders.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import type { OpenOrderFigures } from './market.ts';

/** Every open order of accounts (1.2.x), by account, newest first. @throws AppError node.* */
export async function readOpenOrders(
  client: ChainClient,
  accountIds: readonly string[],
): Promise<OpenOrderFigures[]> {
  const found = await Promise.all(accountIds.map((id) => getOpenOrders(client, id)));
  const orders = found.flatMap((own) => own.toReversed());
  const ids = [...new Set(orders.flatMap(assetsOf))];
  const assets = new Map(
    (await getAssetUnits(client, ids)).map((asset, index) => [ids[index], asset] as const),
  );
  const shown = (id: string) => {
    const asset = assets.get(id);
    if (asset === null || asset === undefined)
      throw new AppError('node.bad_answer', { method: 'get_assets', detail: `${id} is unknown` });
    return asset;
  };
  return orders.map(({ id, seller, for_sale: left, sell_price: { base, quote }, expiration }) => ({
    id,
    accountId: seller,
    sells: shown(base.asset_id),
    wants: shown(quote.asset_id),
    priceSold: base.amount,
    priceWanted: quote.amount,
    left,
    expiresAt: msOfChainTime(expiration),
  }));
}

const assetsOf = ({ sell_price: { base, quote } }: LimitOrder) => [base.asset_id, quote.asset_id];
