import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatAmount, formatFiat } from '../../../../platform/i18n/numbers.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import { holdingsOf, type OwnedHolding, ownedUnits } from '../../../account/model/holdings.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { useAssetPrice } from '../../model/prices/useAssetPrice.ts';
import { useAssetT } from '../../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

/** All that the account owns of the asset, its value, and what of it is in orders, staked or held back. */
export function BalanceCard({ asset, account }: { asset: Asset; account: string }) {
  const { data } = useFullAccount(account);
  if (data === undefined) return <Skeleton height={60} />;
  const holdings = holdingsOf(data, new Map([[asset.id, asset]]), appConfig.stakingAsset);
  const held = holdings.find(({ assetId }) => assetId === asset.id);
  return <Card asset={asset} held={held} />;
}

function Card({ asset, held }: { asset: Asset; held: OwnedHolding | undefined }) {
  const t = useAssetT();
  const { currency, hidesBalances: isHidden } = useSettings();
  const owned = held === undefined ? 0n : ownedUnits(held);
  const { value } = useAssetPrice(asset, owned);
  const { precision, symbol } = asset;
  return (
    <div className={styles.balance}>
      <p>
        <small>{t('common.balanceAlone')}</small>
        <strong translate="no">
          <AmountText units={owned} precision={precision} symbol={symbol} form="plain" isHidden={isHidden} />
        </strong>
      </p>
      <p>
        <strong>
          {value === null ? t('common.noPrice') : isHidden ? '****' : formatFiat(value, currency, 'exact')}
        </strong>
        {held !== undefined && !isHidden && <Parts held={held} />}
      </p>
    </div>
  );
}

/** The units that can't be spent now. */
function Parts({ held: { inOrders, staked, vesting, precision } }: { held: OwnedHolding }) {
  const t = useAssetT();
  const parts = [
    ['balance.inOrders', inOrders],
    ['balance.staked', staked],
    ['balance.vesting', vesting],
  ] as const;
  return parts.map(
    ([key, units]) =>
      units > 0n && <small key={key}>{t(key, { amount: formatAmount(units, precision, 'plain') })}</small>,
  );
}
