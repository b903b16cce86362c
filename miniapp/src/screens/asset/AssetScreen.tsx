import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useParams } from 'wouter';
import { Columns } from '../../components/Columns.tsx';
import { Failure } from '../../components/Failure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { useIsWide } from '../../components/useIsWide.ts';
import { type AssetPage, assetKeyOf, useAssetPage } from '../../data/assets/assetPage.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { useStaleSince } from '../../data/staleSince.ts';
import { useAssetT } from '../../i18n/assetTexts.ts';
import { formatClock } from '../../i18n/dates.ts';
import { useT } from '../../i18n/useT.ts';
import { AboutSection } from './AboutSection.tsx';
import styles from './Asset.module.css';
import { AssetActions } from './AssetActions.tsx';
import { AssetChart } from './AssetChart.tsx';
import { FeeSection } from './FeeSection.tsx';
import { FlagSection } from './FlagSection.tsx';
import { HolderSection } from './HolderSection.tsx';
import { ListSection } from './ListSection.tsx';
import { MarketSection } from './MarketSection.tsx';
import { PoolSection } from './PoolSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import { StarButton } from './StarButton.tsx';

/** Everything the chain and the markets know of an asset, found by its symbol or id. */
export function AssetScreen({ account }: { account: string }) {
  const { symbol: typed = '' } = useParams<{ symbol: string }>();
  const key = assetKeyOf(typed);
  return <AssetContent key={key} assetKey={key} typed={typed} account={account} />;
}

interface AssetContentProps {
  assetKey: string | null;
  typed: string;
  account: string;
}

function AssetContent({ assetKey, typed, account }: AssetContentProps) {
  const t = useAssetT();
  const common = useT();
  const found = useAssetPage(assetKey);
  const staleSince = useStaleSince(found);
  const { data, error } = found;
  return (
    <div className={styles.wide}>
      <Page
        title={data?.asset.symbol ?? t('title')}
        {...(data ? { titleEnd: <StarButton assetId={data.asset.id} /> } : {})}
      >
        {data && staleSince !== null && (
          <p className={styles.age} role="status">
            {common('common.asOf', { time: formatClock(staleSince) })}
          </p>
        )}
        {data && <KnownAsset page={data} account={account} />}
        {data === null && (
          <Placeholder icon="search" title={t('unknown', { symbol: typed })} text={t('unknownHint')} />
        )}
        {data === undefined && error !== null && (
          <Failure error={error} onRetry={() => void found.refetch()} />
        )}
        {data === undefined && error === null && <SkeletonCells count={8} />}
      </Page>
    </div>
  );
}

function KnownAsset({ page, account }: { page: AssetPage; account: string }) {
  const t = useAssetT();
  const scam = useScamLists().assets;
  const { asset } = page;
  const Sections = useIsWide() ? WideSections : NarrowSections;
  return (
    <>
      {scam.has(asset.symbol) && <Notice tone="error">{t('scam', { symbol: asset.symbol })}</Notice>}
      <AssetActions asset={asset} />
      <Sections page={page} account={account} />
    </>
  );
}

/** One column on a phone, two on a tablet. */
function NarrowSections({ page, account }: { page: AssetPage; account: string }) {
  const { asset } = page;
  return (
    <>
      <PriceSection page={page} />
      <Columns>
        <div>
          <AboutSection page={page} />
          <Trading asset={asset} account={account} />
        </div>
        <div>
          <HolderSection page={page} />
          <FlagSection asset={asset} />
          <ListSection asset={asset} />
          <FeeSection page={page} />
        </div>
      </Columns>
    </>
  );
}

/** On a desktop: prices and rights in the wide column, figures and holders beside them. */
function WideSections({ page, account }: { page: AssetPage; account: string }) {
  const { asset } = page;
  return (
    <div className={styles.beside}>
      <div>
        <PriceSection page={page} />
        <Trading asset={asset} account={account} />
        <FlagSection asset={asset} />
        <ListSection asset={asset} />
      </div>
      <div>
        <AboutSection page={page} />
        <HolderSection page={page} />
        <FeeSection page={page} />
      </div>
    </div>
  );
}

function Trading({ asset, account }: { asset: Asset; account: string }) {
  return (
    <>
      <AssetChart asset={asset} />
      <PoolSection asset={asset} canCreate={account !== ''} />
      <MarketSection asset={asset} />
    </>
  );
}
