import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Position } from '@xbts/shared/staking/position.ts';
import { formThatFits } from '../../../../../platform/i18n/amountForm.ts';
import { formatDay } from '../../../../../platform/i18n/dates.ts';
import { formatNumber } from '../../../../../platform/i18n/numbers.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { classNames } from '../../../../../ui/display/classNames.ts';
import { ListRow } from '../../../../../ui/lists/ListRow.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { bonusText } from '../termText.ts';
import styles from './Stakes.module.css';

/** Characters of an amount that fit next to the days left at 320 px. */
const LONGEST = 14;

export interface StakeRowProps {
  position: Position;
  asset: Asset;
  /** Percent of the total, with four decimals; null while unknown. */
  percent: string | null;
  onOpen: () => void;
}

/** One stake: amount, bonus, unlock day, days left, its part of the total. */
export function StakeRow({ position, asset, percent, onOpen }: StakeRowProps) {
  const t = useStakingT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { units, term, bonusPercent, unlocksAt, daysLeft, status } = position;
  const isOpen = status === 'matured';
  const day = formatDay(unlocksAt);
  const parts = [
    bonusText(bonusPercent, t),
    ...(percent === null || isHidden ? [] : [t('row.share', { percent })]),
  ];
  return (
    <ListRow
      icon={
        <span className={classNames(styles.term, isOpen && styles.open)} aria-hidden="true">
          {term === 'other' ? '…' : t('term.short', { count: term.months })}
        </span>
      }
      title={
        <AmountText
          units={units}
          precision={asset.precision}
          symbol={asset.symbol}
          form={formThatFits(units, asset.precision, 'plain', LONGEST)}
          isHidden={isHidden}
        />
      }
      figure={isOpen ? undefined : t('row.days', { days: formatNumber(daysLeft) })}
      subtitle={t(isOpen ? 'row.matured' : 'row.until', { day })}
      subfigure={isOpen ? <span className={styles.claim}>{t('row.canClaim')}</span> : t('row.locked')}
      onPress={onOpen}
    >
      <span className={styles.share}>{parts.join(' · ')}</span>
    </ListRow>
  );
}
