import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { useMinerT } from '../../texts/minerTexts.ts';
import { Earned } from '../../ui/Earned.tsx';
import styles from './Miner.module.css';
import type { MinePool, MinerPools } from './useMinerPools.ts';

/** Yearly earnings from value and yearly yield (percent): an estimate; null when either is unknown. */
export function yearlyYield(worth: number | null, apy: number | null): number | null {
  return worth === null || apy === null ? null : (worth * apy) / 100;
}

interface Earning {
  readonly worth: number | null;
  readonly apy: number | null;
}

/** The totals: the sum of the known values, and the yearly yield weighted by value; null without any. */
export function togetherOf(pools: readonly Earning[]): { worth: number; apy: number } | null {
  const known = pools.flatMap(({ worth, apy }) => (worth === null || apy === null ? [] : [{ worth, apy }]));
  const worth = known.reduce((sum, each) => sum + each.worth, 0);
  if (worth <= 0) return null;
  return { worth, apy: known.reduce((sum, each) => sum + each.worth * each.apy, 0) / worth };
}

/** The account's pools, with their yields. */
export function MinePools({ pools, account }: { pools: MinerPools; account: string }) {
  const t = useMinerT();
  const { mine, isMinePending, error, mineError, refetchMine } = pools;
  if (error !== null) return null; // the list of all pools beside it tells why
  if (mineError !== null) {
    return (
      <Section header={t('miner.mine')}>
        <Failure error={mineError} onRetry={refetchMine} />
      </Section>
    );
  }
  if (isMinePending) {
    return (
      <Section header={t('miner.mine')}>
        <SkeletonCells count={2} />
      </Section>
    );
  }
  if (mine.length === 0) {
    return (
      <Section header={t('miner.mine')}>
        <p className={styles.none}>{t('miner.mineNone')}</p>
        <Cell to="/pools" title={t('miner.choose')} />
      </Section>
    );
  }
  return (
    <>
      {mine.length > 1 && <Together mine={mine} />}
      {mine.map((each) => (
        <Mine key={each.pool.id} mine={each} account={account} />
      ))}
    </>
  );
}

function Together({ mine }: { mine: readonly MinePool[] }) {
  const t = useMinerT();
  const together = togetherOf(mine.map(({ worth, row }) => ({ worth, apy: row.apy })));
  if (together === null) return null;
  return (
    <Section header={t('miner.mine')}>
      <Facts
        rows={[
          { label: t('common.together'), value: <EstimateText value={together.worth} isOwn /> },
          { label: t('miner.totalYield'), value: asPercent(formatNumber(together.apy)) },
          {
            label: t('miner.perYear'),
            value: <EstimateText value={yearlyYield(together.worth, together.apy)} isOwn />,
          },
        ]}
      />
    </Section>
  );
}

function Mine({ mine: { row, pool, held, worth }, account }: { mine: MinePool; account: string }) {
  const t = useMinerT();
  const apy = row.apy === null ? t('common.unknown') : asPercent(formatNumber(row.apy));
  return (
    <Section header={<PairText first={row.symbolA} second={row.symbolB} />}>
      <Cell
        to={`/pool/${pool.id}`}
        before={<PairIcon first={row.symbolA} second={row.symbolB} />}
        title={t('miner.open')}
        subtitle={pool.id}
      />
      <Facts
        rows={[
          { label: t('miner.part'), value: asPercent(sharePercentRoundedDown(held, pool.shareSupply)) },
          { label: t('common.youWouldGetNow'), value: <EstimateText value={worth} isOwn /> },
          { label: t('miner.apy'), value: apy },
          { label: t('miner.perYear'), value: <EstimateText value={yearlyYield(worth, row.apy)} isOwn /> },
          { label: t('common.earned'), value: <Earned pool={pool} held={held} account={account} /> },
        ]}
      />
    </Section>
  );
}
