import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { coinPrice } from '../../../../platform/i18n/coinPrice.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { useAssetPrice } from '../../../assets/model/prices/useAssetPrice.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { about } from '../../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';

/** Both assets with issuer and price (spec §3), each with a link to its page; and a link to create a pool. */
export function PairAssets({ known: { assetA, assetB } }: { known: PoolInFull }) {
  const t = usePoolT();
  const names = useAccountNames([assetA.issuer, assetB.issuer]);
  return (
    <Section header={t('pair.title')}>
      {[assetA, assetB].map((asset) => (
        <Cell
          key={asset.id}
          to={`/asset/${encodeURIComponent(asset.symbol)}`}
          before={<AssetIcon symbol={asset.symbol} />}
          title={<SymbolText symbol={asset.symbol} />}
          subtitle={t('pair.issuer', { name: names.get(asset.issuer) ?? asset.issuer })}
          after={<PriceOfOne asset={asset} />}
          isMultiline
        />
      ))}
      <Cell
        to="/pools/create"
        before={<Icon name="plus" />}
        title={t('common.createPool')}
        subtitle={t('pair.createHint')}
        isMultiline
      />
    </Section>
  );
}

function PriceOfOne({ asset }: { asset: Asset }) {
  const t = usePoolT();
  const currency = useSettings((settings) => settings.currency);
  const { value, isPending } = useAssetPrice(asset, unitsPerWhole(asset.precision));
  if (isPending) return <Skeleton width={64} />;
  return <>{value === null ? t('common.noPrice') : about(coinPrice(value, currency))}</>;
}
