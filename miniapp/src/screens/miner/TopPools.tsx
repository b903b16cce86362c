import { useLocation } from 'wouter';
import { Cell } from '../../components/Cell.tsx';
import { Failure } from '../../components/Failure.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { PairIcon } from '../../components/PairIcon.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { splitSymbol } from '../../components/splitSymbol.ts';
import type { PoolRow } from '../../data/pools/poolRows.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { formatClock } from '../../i18n/dates.ts';
import { useInfoT } from '../../i18n/infoTexts.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './Miner.module.css';
import type { MinerPools } from './useMinerPools.ts';

const FIRST = 5;

/** The pools with the most in them. */
export function TopPools({ pools: { top, isPending, error, readAt, readAgain } }: { pools: MinerPools }) {
  const t = useInfoT();
  const common = useT();
  const time = common('common.asOf', { time: formatClock(readAt) });
  const isShown = error === null && !isPending;
  return (
    <Section
      header={t('miner.top')}
      {...(isShown && top.length > 0 ? { footer: t('miner.source', { time }) } : {})}
    >
      {error !== null && <Failure error={error} onRetry={readAgain} />}
      {error === null && isPending && <SkeletonCells count={FIRST} />}
      {isShown && top.length === 0 && <p className={styles.none}>{t('miner.topNone')}</p>}
      {isShown && top.slice(0, FIRST).map((row) => <Row key={row.pool.id} row={row} />)}
      <Cell to="/pools" title={t('miner.all')} />
    </Section>
  );
}

function Row({ row }: { row: PoolRow }) {
  const t = useInfoT();
  const [, navigate] = useLocation();
  const { currency } = useSettings();
  const scam = useScamLists().assets;
  const fiat = (value: number | null) =>
    value === null ? t('miner.noPrice') : `≈\u00a0${formatFiat(value, currency, 'short')}`;
  return (
    <ListRow
      icon={<PairIcon first={row.symbolA} second={row.symbolB} />}
      title={
        <>
          {splitSymbol(row.symbolA).name} / {splitSymbol(row.symbolB).name}{' '}
          <ScamMark isScam={scam.has(row.symbolA) || scam.has(row.symbolB)} />
        </>
      }
      figure={fiat(row.liquidity)}
      subtitle={t('miner.volume', { volume: fiat(row.volume) })}
      subfigure={row.apy === null ? t('miner.rowNoApy') : t('miner.rowApy', { apy: row.apy.toFixed(2) })}
      onPress={() => navigate(`/pool/${row.pool.id}`)}
    />
  );
}
