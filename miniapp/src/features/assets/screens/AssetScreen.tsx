import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useLocation, useParams } from 'wouter';
import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { useIsWide } from '../../../ui/display/useIsWide.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Columns } from '../../../ui/lists/Columns.tsx';
import { FavouriteStar } from '../../account/ui/FavouriteStar.tsx';
import { AlertSection } from '../../notices/ui/AlertCell.tsx';
import { AssetWarnings } from '../../scam/ui/AssetWarnings.tsx';
import { type AssetPage, assetKeyOf, useAssetPage } from '../model/assetPage.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import { AboutSection } from './AboutSection.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetChart } from './AssetChart.tsx';
import styles from './AssetScreen.module.css';
import { FeeSection } from './FeeSection.tsx';
import { FlagSection } from './FlagSection.tsx';
import { HolderSection } from './HolderSection.tsx';
import { ListSection } from './ListSection.tsx';
import { MarketSection } from './MarketSection.tsx';
import { PoolSection } from './PoolSection.tsx';
import { PriceSection } from './PriceSection.tsx';

/** Everything on the chain and the markets about an asset, by its symbol or id. */
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
  const [, navigate] = useLocation();
  const found = useAssetPage(assetKey);
  const staleSince = useStaleSince(found);
  const { data, error } = found;
  return (
    <div className={styles.wide}>
      <Page
        title={data?.asset.symbol ?? t('common.asset')}
        heading={data ? <SymbolText symbol={data.asset.symbol} /> : undefined}
        {...(data ? { titleEnd: <FavouriteStar kind="assets" of={data.asset.id} /> } : {})}
      >
        {data && staleSince !== null && (
          <p className={styles.age} role="status">
            {t(ageKey(staleSince), { time: formatClock(staleSince) })}
          </p>
        )}
        {data && <KnownAsset page={data} account={account} />}
        {data === null && (
          <Placeholder
            icon="search"
            title={t('unknown', { symbol: typed })}
            text={t('unknownHint')}
            action={<Button onPress={() => navigate('/pools')}>{t('common.pools')}</Button>}
          />
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
  const { asset } = page;
  const Sections = useIsWide() ? WideSections : NarrowSections;
  return (
    <>
      <AssetWarnings assets={[asset]} account={account} />
      <AssetActions asset={asset} />
      <Sections page={page} account={account} />
      <AlertSection of={asset.symbol} />
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
