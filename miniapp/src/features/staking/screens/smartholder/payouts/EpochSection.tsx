import { formatAmount } from '../../../../../platform/i18n/numbers.ts';
import { formatUtcDay } from '../../../../../platform/i18n/utcDay.ts';
import { SymbolText } from '../../../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../../assets/ui/AssetIcon.tsx';
import { EstimateText } from '../../../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import type { PayoutEpoch } from '../../../model/payoutsEpochs.ts';
import type { PayoutRow } from '../../../model/payoutsMatch.ts';
import { type TranslatePayouts, usePayoutT } from '../../../texts/payoutTexts.ts';
import styles from './Payouts.module.css';
import type { PayoutWorth } from './usePayoutWorth.ts';

/** States that need no attention. */
const calm: readonly PayoutRow['state'][] = ['equal', 'awaited', 'onChain'];

/** The payouts of one epoch and their total value. */
export function EpochSection(props: {
  group: PayoutEpoch;
  worth: PayoutWorth;
  onOpen: (key: string) => void;
}) {
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
          {all !== null && !isHidden && (
            <span className={styles.headSum}>
              <EstimateText value={all.value} />
            </span>
          )}
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
  worth: PayoutWorth;
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
      title={<SymbolText symbol={row.symbol} />}
      figure={isHidden ? '****' : amountOf(row, t)}
      subtitle={
        <span className={calm.includes(state) ? undefined : styles.warning}>{t(`state.${state}`)}</span>
      }
      subfigure={isHidden || units === null ? undefined : <EstimateText value={value} />}
      onPress={() => onOpen(row.key)}
    />
  );
}

/**
 * The amount paid; without a payment on the chain, the amount the service reports, as raw text if it can't be parsed.
 */
function amountOf({ asset, paid, promised, promisedText }: PayoutRow, t: TranslatePayouts): string {
  if (asset !== null && paid !== null) return `+${formatAmount(paid.units, asset.precision, 'plain')}`;
  if (asset !== null && promised !== null) return formatAmount(promised, asset.precision, 'plain');
  return promisedText ?? t('sheet.nothing');
}
