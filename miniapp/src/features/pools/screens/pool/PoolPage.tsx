import type { QueryClient } from '@tanstack/react-query';
import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Suspense } from 'react';
import { useLocation, useParams } from 'wouter';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Skeleton, SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { useDeferredRows } from '../../../../ui/display/useDeferredRows.ts';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBalances } from '../../../account/model/useBalances.ts';
import { useShare } from '../../../info/ui/useShare.ts';
import { AlertSection } from '../../../notices/ui/AlertCell.tsx';
import { AssetWarnings } from '../../../scam/ui/AssetWarnings.tsx';
import { readPool, usePool } from '../../model/pool.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { pairName } from '../../ui/poolView.ts';
import { Figures } from './Figures.tsx';
import { Liquidity } from './Liquidity.tsx';
import { MyPart } from './MyPart.tsx';
import { PairAssets } from './PairAssets.tsx';
import styles from './Pool.module.css';
import { PoolActions, PoolSheets } from './PoolActions.tsx';
import { PoolChart } from './PoolChart.tsx';
import { OneColumn, TwoColumns } from './PoolColumns.tsx';
import { PoolPrice } from './PoolPrice.tsx';
import { ShareFacts } from './ShareFacts.tsx';

const OwnEmptyPool = lazyPart(async () => (await import('./OwnEmptyPool.tsx')).OwnEmptyPool);

/** Lets the owner of an empty pool delete it; renders nothing for others. */
function DeletePool({ known, account }: { known: PoolInFull; account: string }) {
  const { accountId } = useBalances(account);
  if (accountId === undefined || accountId !== known.share.issuer || isInitialised(known.pool)) return null;
  return (
    <Suspense fallback={null}>
      <OwnEmptyPool known={known} account={account} accountId={accountId} />
    </Suspense>
  );
}

/** Reads a pool page's data before its render. */
export const readPoolPage = (queries: QueryClient, key: string): Promise<void> => readPool(queries, key);

const Events = lazyPart(async () => (await import('./Events.tsx')).Events);

/** Everything about one pool, by its id or by the symbol of its share asset. */
export function PoolPage({ account }: { account: string }) {
  const t = usePoolT();
  const { asset: key = '' } = useParams<{ asset: string }>();
  const query = usePool(key);
  const balances = useBalances(account);
  const staleSince = useStaleSince(query);
  const { data, error } = query;
  // What comes is drawn in slices: at once it would hold the page up for a tenth of a second of a slow phone.
  const isReady = useDeferredRows(data !== undefined && !balances.isPending, false);
  if (hasCode(error, 'pool.not_found')) return <NoPool error={error} />;
  if (data === undefined && error !== null) {
    return (
      <Page title={t('pool.title')}>
        <Failure error={error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return (
    <div className={styles.wide}>
      <Page
        title={data === undefined ? t('pool.title') : pairName(data)}
        heading={data && <PairText first={data.assetA.symbol} second={data.assetB.symbol} />}
        titleEnd={data && <SharePool poolId={data.pool.id} name={pairName(data)} />}
      >
        {staleSince !== null && (
          <p className={styles.asOf}>{t(ageKey(staleSince), { time: formatClock(staleSince) })}</p>
        )}
        {/* Together, so that the account's part never pushes visible content away. */}
        {data === undefined || !isReady ? <Loading /> : <Known known={data} account={account} />}
      </Page>
    </div>
  );
}

/** The address has no pool (any more): a link to the existing ones. */
function NoPool({ error }: { error: unknown }) {
  const t = usePoolT();
  const [, navigate] = useLocation();
  const action = <Button onPress={() => navigate('/pools')}>{t('list.showAll')}</Button>;
  return (
    <Page title={t('pool.title')}>
      <div role="alert">
        <Placeholder icon="search" title={errorText(error)} action={action} />
      </div>
    </Page>
  );
}

function Loading() {
  return (
    <>
      <Skeleton height={64} />
      <Section>
        <Skeleton height={260} />
      </Section>
      <Section>
        <SkeletonCells count={2} />
      </Section>
    </>
  );
}

function LoadingEvents() {
  return (
    <Section>
      <SkeletonCells count={5} />
    </Section>
  );
}

function Known({ known, account }: { known: PoolInFull; account: string }) {
  const isWide = useIsWide();
  const Parts = isWide ? TwoColumns : OneColumn;
  return (
    <>
      <AssetWarnings assets={[known.assetA, known.assetB]} account={account} />
      <Parts
        price={<PoolPrice known={known} />}
        actions={<PoolActions known={known} account={account} />}
        chart={<PoolChart known={known} />}
        mine={<MyPart known={known} account={account} />}
        facts={
          <>
            <PairAssets known={known} />
            <Liquidity known={known} />
            <Figures known={known} />
          </>
        }
        share={<ShareFacts known={known} />}
        removal={<DeletePool known={known} account={account} />}
        events={
          <Suspense fallback={<LoadingEvents />}>
            <Events known={known} />
          </Suspense>
        }
      />
      <AlertSection of={known.pool.id} />
      <PoolSheets known={known} account={account} />
    </>
  );
}

/** Shares a pool, by its id and the name of its pair. */
function SharePool({ poolId, name }: { poolId: string; name: string }) {
  const t = usePoolT();
  const { isBusy, share } = useShare();
  const plain = {
    text: t('share.poolText', { name }),
    link: `${window.location.origin}/pool/${poolId}`,
  };
  return (
    <IconButton
      icon="share"
      label={t('share.pool')}
      isDisabled={isBusy}
      onPress={() => share({ thing: { what: 'pool', poolId }, plain })}
    />
  );
}
