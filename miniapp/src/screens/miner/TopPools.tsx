import { Cell } from '../../components/Cell.tsx';
import { Failure } from '../../components/Failure.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { formatClock } from '../../i18n/dates.ts';
import { useInfoT } from '../../i18n/infoTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { usePoolListRow } from '../../pools/usePoolListRow.tsx';
import styles from './Miner.module.css';
import type { MinerPools } from './useMinerPools.ts';

const FIRST = 5;

/** The pools with the most in them. */
export function TopPools({ pools: { top, isPending, error, readAt, readAgain } }: { pools: MinerPools }) {
  const t = useInfoT();
  const common = useT();
  const render = usePoolListRow();
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
      {isShown && top.slice(0, FIRST).map(render)}
      <Cell to="/pools" title={t('miner.all')} />
    </Section>
  );
}
