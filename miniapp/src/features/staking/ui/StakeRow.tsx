import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Position } from '@xbts/shared/staking/position.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { formatNumber, groupDigits } from '../../../platform/i18n/numbers.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { classNames } from '../../../ui/display/classNames.ts';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useStakingT } from '../texts/stakingTexts.ts';
import styles from './StakeRow.module.css';
import { bonusText } from './termText.ts';

export interface StakeRowProps {
  position: Position;
  asset: Asset;
  /** Percent of the total, with four decimals; null while unknown. */
  percent?: string | null;
  /** Its value, in place of the days left, which go to the line below. */
  worth?: ReactNode;
  onOpen: () => void;
}

/** One stake: amount, unlock day, bonus, its part of the total; its value, and the days left. */
export function StakeRow({ position, asset, percent = null, worth, onOpen }: StakeRowProps) {
  const t = useStakingT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { units, term, bonusPercent, unlocksAt, daysLeft, status } = position;
  const isOpen = status === 'matured';
  const day = formatDay(unlocksAt);
  const parts = [
    t(isOpen ? 'row.matured' : 'row.until', { day }),
    bonusText(bonusPercent, t),
    ...(percent === null || isHidden ? [] : [t('row.share', { percent: groupDigits(percent) })]),
  ];
  const left = isOpen ? undefined : t('row.days', { days: formatNumber(daysLeft) });
  const state = isOpen ? <span className={styles.claim}>{t('row.canClaim')}</span> : t('row.locked');
  return (
    <ListRow
      icon={
        <span className={classNames(styles.term, isOpen && styles.open)} aria-hidden="true">
          {term === 'other' ? '…' : t('term.short', { count: term.months })}
        </span>
      }
      title={
        <AmountText units={units} precision={asset.precision} symbol={asset.symbol} isHidden={isHidden} />
      }
      figure={worth ?? left}
      subtitle={parts.join(' · ')}
      subfigure={worth === undefined ? state : (left ?? state)}
      onPress={onOpen}
    />
  );
}
