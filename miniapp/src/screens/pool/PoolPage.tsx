import { hasCode } from '@xbts/shared/errors/appError.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { Failure } from '../../components/Failure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { Skeleton, SkeletonCells } from '../../components/Skeleton.tsx';
import { usePool } from '../../data/pools/pool.ts';
import type { PoolInFull } from '../../data/pools/poolShares.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { useStaleSince } from '../../data/staleSince.ts';
import { formatClock } from '../../i18n/dates.ts';
import { usePoolT } from '../../i18n/poolTexts.ts';
import { SharePool } from '../../sharing/SharePool.tsx';
import { DeletePool } from './DeletePool.tsx';
import { Figures } from './Figures.tsx';
import { Liquidity } from './Liquidity.tsx';
import { MyPart } from './MyPart.tsx';
import styles from './Pool.module.css';
import { PoolActions } from './PoolActions.tsx';
import { PoolChart } from './PoolChart.tsx';
import { PoolPrice } from './PoolPrice.tsx';
import { pairName } from './poolView.ts';
import { ShareFacts } from './ShareFacts.tsx';

const Events = lazy(async () => ({ default: (await import('./Events.tsx')).Events }));

/** Everything about one pool, by its id or by the symbol of its share asset. */
export function PoolPage({ account }: { account: string }) {
  const t = usePoolT();
  const { asset: key = '' } = useParams<{ asset: string }>();
  const query = usePool(decodeURIComponent(key));
  const staleSince = useStaleSince(query);
  const { data, error } = query;
  const isGone = hasCode(error, 'pool.not_found');
  if (isGone || (data === undefined && error !== null)) {
    return (
      <Page title={t('pool.title')}>
        <Failure error={error} {...(isGone ? {} : { onRetry: () => void query.refetch() })} />
      </Page>
    );
  }
  return (
    <Page
      title={data === undefined ? t('pool.title') : pairName(data)}
      titleEnd={data && <SharePool poolId={data.pool.id} name={pairName(data)} />}
    >
      {staleSince !== null && (
        <p className={styles.asOf}>{t('list.asOf', { time: formatClock(staleSince) })}</p>
      )}
      {data === undefined ? <Loading /> : <Known known={data} account={account} />}
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
  const t = usePoolT();
  const { assets: scam } = useScamLists();
  const listed = [known.assetA, known.assetB].filter(({ symbol }) => scam.has(symbol));
  return (
    <>
      {listed.map(({ symbol }) => (
        <Notice key={symbol} tone="error">
          {t('pool.scam', { symbol })}
        </Notice>
      ))}
      <PoolPrice known={known} />
      <PoolActions known={known} account={account} />
      <PoolChart known={known} />
      <div className={styles.columns}>
        <MyPart known={known} account={account} />
        <Liquidity known={known} />
        <Figures known={known} />
        <ShareFacts known={known} />
      </div>
      <DeletePool known={known} account={account} />
      <Suspense fallback={<LoadingEvents />}>
        <Events known={known} />
      </Suspense>
    </>
  );
}
