import { formatClock } from '../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useMinerT } from '../../texts/minerTexts.ts';
import { usePoolListRow } from '../../ui/usePoolListRow.tsx';
import styles from './Miner.module.css';
import type { MinerPools } from './useMinerPools.ts';

const FIRST = 5;

/** The largest pools. */
export function TopPools({ pools: { top, isPending, error, readAt, readAgain } }: { pools: MinerPools }) {
  const t = useMinerT();
  const render = usePoolListRow();
  const time = t('common.asOf', { time: formatClock(readAt) });
  const isShown = error === null && !isPending;
  return (
    <Section
      header={t('miner.top')}
      {...(isShown && top.length > 0 ? { footer: t('miner.source', { time }) } : {})}
    >
      {error !== null && <Failure error={error} onRetry={readAgain} />}
      {error === null && isPending && <SkeletonCells count={FIRST} />}
      {isShown && top.length === 0 && <p className={styles.none}>{t('common.thereAreNoPoolsYet')}</p>}
      {isShown && top.slice(0, FIRST).map(render)}
      <Cell to="/pools" title={t('miner.all')} />
    </Section>
  );
}
