import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { usePool } from '../../../pools/model/pool.ts';
import { AssetWarnings } from '../../../scam/ui/AssetWarnings.tsx';
import { useAssetT } from '../../texts/assetTexts.ts';
import { AssetIcon } from '../../ui/AssetIcon.tsx';
import { FoundAsset } from '../../ui/FoundAsset.tsx';
import { PairIcon } from '../../ui/PairIcon.tsx';
import { AssetActions } from './AssetActions.tsx';
import { AssetHead } from './AssetHead.tsx';
import styles from './AssetScreen.module.css';
import { BalanceCard } from './BalanceCard.tsx';

const AssetHistory = lazyPart(async () => (await import('./AssetHistory.tsx')).AssetHistory);
const Trading = lazyPart(async () => (await import('./Trading.tsx')).Trading);

/** An asset by its symbol or id: its price, what the account has of it and did with it, and the ways on. */
export function AssetScreen({ account }: { account: string }) {
  return (
    <FoundAsset>
      {({ asset }, age) => {
        const Named = asset.for_liquidity_pool === undefined ? NamedAsset : NamedShares;
        return (
          <Named asset={asset}>
            {age}
            <KnownAsset asset={asset} account={account} />
          </Named>
        );
      }}
    </FoundAsset>
  );
}

interface NamedProps {
  asset: Asset;
  children: ReactNode;
}

function NamedAsset({ asset: { symbol }, children }: NamedProps) {
  return (
    <Titled
      title={symbol}
      icon={<AssetIcon symbol={symbol} size={24} />}
      name={<SymbolText symbol={symbol} />}
    >
      {children}
    </Titled>
  );
}

/** A pool's shares by the pair of the pool. */
function NamedShares({ asset: { symbol, for_liquidity_pool: id = '' }, children }: NamedProps) {
  const t = useAssetT();
  const { data } = usePool(id);
  if (data === undefined) return <Titled title={symbol}>{children}</Titled>;
  const [first, second] = [data.assetA.symbol, data.assetB.symbol];
  const title = t('common.sharesOf', { pair: `${shownSymbol(first)}/${shownSymbol(second)}` });
  return (
    <Titled title={title} icon={<PairIcon first={first} second={second} />}>
      {children}
    </Titled>
  );
}

interface TitledProps {
  title: string;
  icon?: ReactNode;
  /** Drawn in place of the title. */
  name?: ReactNode;
  children: ReactNode;
}

function Titled({ title, icon, name = title, children }: TitledProps) {
  return (
    <div className={styles.wide}>
      <Page
        title={title}
        canPull
        heading={
          <span className={styles.title}>
            {icon}
            <span>{name}</span>
          </span>
        }
      >
        {children}
      </Page>
    </div>
  );
}

/** One column; on a desktop the balance and the actions stand beside the lists. */
function KnownAsset({ asset, account }: { asset: Asset; account: string }) {
  const isWide = useIsWide();
  const history = account !== '' && (
    <Suspense fallback={<SkeletonCells count={2} />}>
      <AssetHistory asset={asset} account={account} />
    </Suspense>
  );
  const markets = (
    <Suspense fallback={<SkeletonCells count={4} />}>
      <Trading asset={asset} canCreate={account !== ''} />
    </Suspense>
  );
  return (
    <div className={isWide ? styles.beside : undefined}>
      <div>
        <AssetWarnings assets={[asset]} account={account} />
        <AssetHead asset={asset} />
        {isWide && history}
        {isWide && markets}
      </div>
      <div>
        {account !== '' && <BalanceCard asset={asset} account={account} />}
        <AssetActions asset={asset} />
        {!isWide && history}
        <About asset={asset} />
        {!isWide && markets}
      </div>
    </div>
  );
}

/** Leads to what the chain says of the asset. */
function About({ asset: { symbol } }: { asset: Asset }) {
  const t = useAssetT();
  return (
    <Section>
      <Cell
        to={`/asset/about/${encodeURIComponent(symbol)}`}
        before={<Icon name="info" />}
        title={t('about', { symbol: shownSymbol(symbol) })}
        after={<small className={styles.hint}>{t('aboutHint')}</small>}
      />
    </Section>
  );
}
