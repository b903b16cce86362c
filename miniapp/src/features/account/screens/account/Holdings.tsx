import { useQueryClient } from '@tanstack/react-query';
import { formatExact } from '@xbts/shared/amounts/amount.ts';
import type { Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { formThatFits } from '../../../../platform/i18n/amountForm.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAssetsRead } from '../../../assets/model/assets.ts';
import { useShareSupplies } from '../../../assets/model/useSupplies.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { OpenOrders } from '../../../market/ui/OpenOrders.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { assetIdsOf, type Holding, holdingsOf } from '../../model/holdings.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import styles from './AccountPage.module.css';

/** A share of a supply in percent with four decimals (spec §3), truncated, never rounded up. */
export function percentOf(units: bigint, supply: bigint): string {
  return supply === 0n ? formatExact(0n, 4) : formatExact((units * 1_000_000n) / supply, 4);
}

/** Maximum characters of an amount beside the asset's name at 320 px. */
const LONGEST = 14;

/** Balances, shares of pools and open orders. */
export function Holdings({ full }: { full: FullAccount }) {
  const t = useAccountT();
  const queries = useQueryClient();
  const scam = useScamAssets();
  const wanted = full.limit_orders.map((order) => order.sell_price.quote.asset_id);
  const { assets, isPending, error } = useAssetsRead([...assetIdsOf(full), ...wanted]);
  if (isPending) return <SkeletonCells count={5} />;
  if (error !== null && assets.size === 0)
    return <Failure error={error} onRetry={() => void queries.refetchQueries({ queryKey: ['asset'] })} />;
  const owned = holdingsOf(full, assets, appConfig.stakingAsset)
    .filter(({ total }) => total > 0n)
    .sort((a, b) => a.symbol.localeCompare(b.symbol));
  const isShare = ({ assetId }: Holding) => assets.get(assetId)?.for_liquidity_pool !== undefined;
  const shares = owned.filter(isShare);
  const balances = owned.filter((holding) => !isShare(holding));
  const isCut = full.more_data_available.balances;
  return (
    <Columns>
      <Section header={t('common.balances')} footer={isCut ? t('account.cut') : undefined}>
        {balances.length === 0 && <p className={styles.none}>{t('account.noBalances')}</p>}
        {balances.map((holding) => (
          <Cell
            key={holding.assetId}
            before={<AssetIcon symbol={holding.symbol} />}
            title={<SymbolText symbol={holding.symbol} />}
            badge={<ScamMark isScam={scam.has(holding.symbol)} />}
            after={<HoldingAmount holding={holding} />}
          />
        ))}
      </Section>
      <div>
        {shares.length > 0 && <PoolShares shares={shares} assets={assets} />}
        <OpenOrders
          account={full.account.name}
          orders={full.limit_orders}
          assets={assets}
          isCut={full.more_data_available.limit_orders}
        />
      </div>
    </Columns>
  );
}

function HoldingAmount({ holding: { total, precision } }: { holding: Holding }) {
  return (
    <AmountText
      units={total}
      precision={precision}
      form={formThatFits(total, precision, 'plain', LONGEST)}
      canExpand
    />
  );
}

interface PoolSharesProps {
  shares: readonly Holding[];
  assets: ReadonlyMap<string, Asset>;
}

function PoolShares({ shares, assets }: PoolSharesProps) {
  const t = useAccountT();
  const supplies = useShareSupplies(shares.flatMap(({ assetId }) => assets.get(assetId) ?? []));
  return (
    <Section header={t('account.poolShares')}>
      {shares.map((holding) => {
        const supply = supplies.get(holding.assetId);
        const percent = supply === undefined ? '…' : percentOf(holding.total, supply);
        const pool = assets.get(holding.assetId)?.for_liquidity_pool ?? '';
        return (
          <Cell
            key={holding.assetId}
            before={<AssetIcon symbol={holding.symbol} />}
            title={<SymbolText symbol={holding.symbol} />}
            subtitle={pool}
            after={asPercent(percent)}
            afterSubtitle={<HoldingAmount holding={holding} />}
          />
        );
      })}
    </Section>
  );
}
