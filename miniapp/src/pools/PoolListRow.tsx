import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { Chip } from '../components/Chip.tsx';
import { ListRow } from '../components/ListRow.tsx';
import { PairIcon } from '../components/PairIcon.tsx';
import { ScamMark } from '../components/ScamMark.tsx';
import type { PoolRow } from '../data/pools/poolRows.ts';
import { formatFiat } from '../i18n/numbers.ts';
import { usePoolT } from '../i18n/poolTexts.ts';
import type { Currency } from '../stores/settings.ts';

export interface PoolListRowProps {
  row: PoolRow;
  currency: Currency;
  isScam: boolean;
  onOpen: (poolId: string) => void;
}

/** One pool: its assets, its liquidity, what was traded in 24 hours and its yearly yield. */
export function PoolListRow({ row, currency, isScam, onOpen }: PoolListRowProps) {
  const t = usePoolT();
  const fiat = (value: number | null) =>
    value === null ? t('row.noPrice') : `≈\u00a0${formatFiat(value, currency, 'short')}`;
  return (
    <ListRow
      icon={<PairIcon first={row.symbolA} second={row.symbolB} />}
      title={
        <>
          {splitSymbol(row.symbolA).name} / {splitSymbol(row.symbolB).name}{' '}
          {row.isMine && <Chip>{t('row.mine')}</Chip>} <ScamMark isScam={isScam} />
        </>
      }
      figure={row.isEmpty ? t('row.empty') : fiat(row.liquidity)}
      subtitle={t('row.volume', { volume: fiat(row.volume) })}
      subfigure={row.apy === null ? t('row.noApy') : t('row.apy', { apy: row.apy.toFixed(2) })}
      onPress={() => onOpen(row.pool.id)}
    />
  );
}
