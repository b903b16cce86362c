import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { AssetIcon } from '../../../components/AssetIcon.tsx';
import { ListRow } from '../../../components/ListRow.tsx';
import { Section } from '../../../components/Section.tsx';
import type { PayoutEpoch } from '../../../data/staking/payoutsEpochs.ts';
import type { PayoutRow } from '../../../data/staking/payoutsMatch.ts';
import { formatAmount } from '../../../i18n/numbers.ts';
import { type TranslatePayouts, usePayoutT } from '../../../i18n/payoutTexts.ts';
import { formatUtcDay } from '../../../i18n/utcDay.ts';
import { useSettings } from '../../../stores/settings.ts';
import styles from './Payouts.module.css';
import type { Worth } from './useWorth.ts';

/** States that need no second look. */
const calm: readonly PayoutRow['state'][] = ['equal', 'awaited', 'onChain'];

/** The payouts of one epoch, and what they are worth together. */
export function EpochSection(props: { group: PayoutEpoch; worth: Worth; onOpen: (key: string) => void }) {
  const { group, worth, onOpen } = props;
  const t = usePayoutT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { epoch, sums, rows } = group;
  const all = worth.ofAll(sums);
  const title =
    epoch === null
      ? t('payouts.noEpoch')
      : t('payouts.epoch', { number: epoch.number, day: formatUtcDay(epoch.startsAt) });
  return (
    <Section
      header={
        <>
          {title}
          {all !== null && !isHidden && <span className={styles.headSum}>{worth.text(all.value)}</span>}
        </>
      }
    >
      {rows.map((row) => (
        <PayoutLine key={row.key} row={row} worth={worth} isHidden={isHidden} onOpen={onOpen} />
      ))}
    </Section>
  );
}

function PayoutLine(props: {
  row: PayoutRow;
  worth: Worth;
  isHidden: boolean;
  onOpen: (key: string) => void;
}) {
  const t = usePayoutT();
  const { row, worth, isHidden, onOpen } = props;
  const { asset, paid, promised, state } = row;
  const units = paid?.units ?? (state === 'wrong' ? null : promised);
  const value = asset === null || units === null ? null : worth.of({ asset, units });
  return (
    <ListRow
      icon={<AssetIcon symbol={row.symbol} />}
      title={splitSymbol(row.symbol).name}
      figure={isHidden ? '****' : amountOf(row, t)}
      subtitle={
        <span className={calm.includes(state) ? undefined : styles.warning}>{t(`state.${state}`)}</span>
      }
      subfigure={
        isHidden || units === null ? undefined : value === null ? t('payouts.noPrice') : worth.text(value)
      }
      onPress={() => onOpen(row.key)}
    />
  );
}

/** What was paid; where nothing is on the chain, what the service says, in its own words where they can't be read. */
function amountOf({ asset, paid, promised, promisedText }: PayoutRow, t: TranslatePayouts): string {
  if (asset !== null && paid !== null) return `+${formatAmount(paid.units, asset.precision, 'plain')}`;
  if (asset !== null && promised !== null) return formatAmount(promised, asset.precision, 'plain');
  return promisedText ?? t('sheet.nothing');
}
