import { useFullAccount } from '../../../account/model/account.ts';
import { useSession } from '../../../account/model/session.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { OpenOrders } from '../../../market/ui/OpenOrders.tsx';

/** The account's open orders that sell this asset: its units in orders. */
export function HoldingOrders({ assetId }: { assetId: string }) {
  const account = useSession((session) => session.account);
  const full = useFullAccount(account).data;
  const orders = full?.limit_orders.filter(({ sell_price }) => sell_price.base.asset_id === assetId) ?? [];
  const assets = useAssets([assetId, ...orders.map(({ sell_price }) => sell_price.quote.asset_id)]);
  if (full === undefined) return null;
  return (
    <OpenOrders
      account={full.account.name}
      orders={orders}
      assets={assets}
      isCut={full.more_data_available.limit_orders}
    />
  );
}
