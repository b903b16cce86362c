import { formatClock } from '../../../../platform/i18n/dates.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useInfoT } from '../../../info/texts/infoTexts.ts';
import { usePoolListRow } from '../../ui/usePoolListRow.tsx';
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
