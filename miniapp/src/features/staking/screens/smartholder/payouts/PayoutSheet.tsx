import { blockLink } from '../../../../../platform/chain/explorerLinks.ts';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger } from '../../../../../platform/i18n/numbers.ts';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../../ui/overlays/Sheet.tsx';
import { useAccountNames } from '../../../../account/model/accountNames.ts';
import { useEstimateText } from '../../../../assets/ui/useEstimateText.ts';
import { useSettings } from '../../../../settings/model/settings.ts';
import type { PayoutRow } from '../../../model/payoutsMatch.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import styles from './Payouts.module.css';
import type { PayoutWorth } from './usePayoutWorth.ts';

/** One payout: the promised amount, the amount paid on the chain, and its place there. */
export function PayoutSheet(props: { row: PayoutRow | null; worth: PayoutWorth; onClose: () => void }) {
  const t = usePayoutT();
  const { row, worth, onClose } = props;
  return (
    <Sheet isOpen={row !== null} title={t('sheet.title', { symbol: row?.symbol ?? '' })} onClose={onClose}>
      {row !== null && <Content row={row} worth={worth} />}
    </Sheet>
  );
}

function Content({ row, worth }: { row: PayoutRow; worth: PayoutWorth }) {
  const t = usePayoutT();
  const rows = useFacts(row, worth);
  const { paid, fault, promisedText, symbol } = row;
  return (
    <>
      {fault !== null && (
        <Notice tone="warning">{t(`fault.${fault}`, { amount: promisedText ?? '', symbol })}</Notice>
      )}
      <Facts rows={rows} />
      {paid !== null && (
        <div className={styles.open}>
          <Button
            kind="secondary"
            icon="external"
            isStretched
            onPress={() => messenger.openLink(blockLink(paid.block))}
          >
            {t('sheet.open', { number: formatInteger(paid.block) })}
          </Button>
        </div>
      )}
    </>
  );
}

function useFacts(row: PayoutRow, worth: PayoutWorth): { label: string; value: string }[] {
  const t = usePayoutT();
  const estimate = useEstimateText();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { asset, paid, promised, promisedText, at, state } = row;
  const payer = useAccountNames(paid === null ? [] : [paid.fromId]).get(paid?.fromId ?? '');
  const amount = (units: bigint) =>
    isHidden ? '****' : `${formatAmount(units, asset?.precision ?? 0)}\u00a0${row.symbol}`;
  const value = asset === null || paid === null || isHidden ? null : worth.of({ asset, units: paid.units });
  const facts: [string, string | null][] = [
    [t('sheet.state'), t(`state.${state}`)],
    [t('sheet.promised'), promised === null ? promisedText : amount(promised)],
    [t('sheet.paid'), paid === null ? t('sheet.nothing') : amount(paid.units)],
    [
      t('sheet.difference'),
      promised === null || paid === null || state === 'equal' ? null : amount(paid.units - promised),
    ],
    [t('sheet.worth'), value === null ? null : estimate(value)],
    [t('common.time'), at === null ? null : formatDateTime(at)],
    [t('sheet.from'), paid === null ? null : (payer ?? paid.fromId)],
    [t('common.operation'), paid?.id ?? null],
    [t('common.block'), paid === null ? null : formatInteger(paid.block)],
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, value: text }]));
}
