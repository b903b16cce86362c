import { blockLink } from '../../../platform/chain/explorerLinks.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { Facts, type FactsProps } from '../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import type { Movement } from '../model/describeOperation.ts';
import { isScamRow } from '../model/isScamRow.ts';
import type { HistoryRow, HistoryRows } from '../model/useHistoryRows.ts';
import { type HistoryKey, type TranslateHistory, useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { MovementText } from './MovementText.tsx';
import { OperationMemo } from './OperationMemo.tsx';

export interface OperationSheetProps {
  row: HistoryRow;
  shown: HistoryRows;
  onClose: () => void;
}

/** Everything about one operation: exact amounts, fee, message, block and id. */
export function OperationSheet({ row, shown, onClose }: OperationSheetProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const { record, description } = row;
  return (
    <Sheet isOpen title={titleOf(description.type)} onClose={onClose}>
      {isScamRow(description, shown) && <ScamNotice />}
      <OperationFacts row={row} shown={shown} />
      {description.memo !== null && <OperationMemo text={shown.memos.get(record.id)} />}
      <div className={styles.actions}>
        <Button
          kind="secondary"
          icon="explorer"
          isStretched
          onPress={() => messenger.openLink(blockLink(record.block_num))}
        >
          {t('history.showBlock')}
        </Button>
      </div>
    </Sheet>
  );
}

function ScamNotice() {
  const t = useHistoryT();
  return <Notice tone="error">{t('history.scam')}</Notice>;
}

function OperationFacts({ row: { record, description }, shown }: Pick<OperationSheetProps, 'row' | 'shown'>) {
  const t = useHistoryT();
  const { counterparty, direction, movements } = description;
  const moved: FactsProps['rows'] = movements.map((movement, index) => ({
    label: t(movementLabel(movement, index, movements.length)),
    value: <MovementText movement={movement} assets={shown.assets} isExact />,
  }));
  const party =
    counterparty === null ? undefined : `${shown.names.get(counterparty) ?? ''} ${counterparty}`.trim();
  const partyLabel = { in: 'common.from', out: 'common.to', none: 'common.account' } as const;
  return (
    <Facts
      rows={[
        ...moved,
        ...(party === undefined ? [] : [{ label: t(partyLabel[direction ?? 'none']), value: party }]),
        { label: t('common.time'), value: formatDateTime(parseChainTime(record.block_time)) },
        ...feeRow(description, shown, t),
        { label: t('common.block'), value: formatInteger(record.block_num) },
        { label: t('history.trxInBlock'), value: formatInteger(record.trx_in_block) },
        {
          label: t('common.operation'),
          value: (
            <span className={styles.id}>
              {record.id}
              <CopyIconButton text={record.id} label={t('history.copyOperation')} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** A single amount needs no name of its own; of several, what was given, got, offered and asked for. */
function movementLabel({ sign }: Movement, index: number, count: number): HistoryKey {
  if (count === 1) return 'common.amount';
  if (sign !== 0) return sign < 0 ? 'history.given' : 'history.got';
  return index === 0 ? 'history.offered' : 'history.asked';
}

function feeRow(
  { fee, direction }: HistoryRow['description'],
  { assets }: HistoryRows,
  t: TranslateHistory,
): FactsProps['rows'] {
  const asset = fee === null ? undefined : assets.get(fee.asset_id);
  if (fee === null || asset === undefined) return [];
  return [
    {
      label: t(direction === 'in' ? 'history.feeOfSender' : 'common.fee'),
      value: <AmountText units={fee.amount} precision={asset.precision} symbol={asset.symbol} />,
    },
  ];
}
