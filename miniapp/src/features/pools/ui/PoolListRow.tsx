import { formatNumber } from '../../../platform/i18n/numbers.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { PairText } from '../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { PairIcon } from '../../assets/ui/PairIcon.tsx';
import { useEstimateText } from '../../assets/ui/useEstimateText.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import type { PoolRow } from '../model/poolRows.ts';
import { usePoolT } from '../texts/poolTexts.ts';

export interface PoolListRowProps {
  row: PoolRow;
  isScam: boolean;
  onOpen: (poolId: string) => void;
}

/** One pool: its assets, liquidity, 24-hour volume and yearly yield. */
export function PoolListRow({ row, isScam, onOpen }: PoolListRowProps) {
  const t = usePoolT();
  const estimate = useEstimateText();
  return (
    <ListRow
      icon={<PairIcon first={row.symbolA} second={row.symbolB} />}
      title={
        <>
          <PairText first={row.symbolA} second={row.symbolB} /> {row.isMine && <Chip>{t('row.mine')}</Chip>}{' '}
          <ScamMark isScam={isScam} />
        </>
      }
      figure={row.isEmpty ? t('row.empty') : estimate(row.liquidity)}
      subtitle={row.volume === null ? t('row.noVolume') : t('row.volume', { volume: estimate(row.volume) })}
      subfigure={row.apy === null ? t('row.noApy') : t('row.apy', { apy: formatNumber(row.apy) })}
      onPress={() => onOpen(row.pool.id)}
    />
  );
}
