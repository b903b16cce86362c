import { AmountText } from '../components/AmountText.tsx';
import { Button } from '../components/Button.tsx';
import { CopyIconButton } from '../components/CopyButton.tsx';
import { Facts, type FactsProps } from '../components/Facts.tsx';
import { Notice } from '../components/Notice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { blockLink } from '../data/explorerLinks.ts';
import { formatDateTime, parseChainTime } from '../i18n/dates.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { formatInteger } from '../i18n/numbers.ts';
import { operationTitle } from '../i18n/operations/operationTitle.ts';
import { useTransferT } from '../i18n/transferTexts.ts';
import { useT } from '../i18n/useT.ts';
import { messenger } from '../messenger/messenger.ts';
import type { Movement } from './describeOperation.ts';
import styles from './History.module.css';
import { isScamRow } from './isScamRow.ts';
import { MovementText } from './MovementText.tsx';
import { OperationMemo } from './OperationMemo.tsx';
import type { HistoryRow, HistoryRows } from './useHistoryRows.ts';

export interface OperationSheetProps {
  row: HistoryRow;
  shown: HistoryRows;
  onClose: () => void;
}

/** Everything about one operation: exact amounts, fee, message, block and id. */
export function OperationSheet({ row, shown, onClose }: OperationSheetProps) {
  const t = useT();
  const { record, description } = row;
  return (
    <Sheet isOpen title={operationTitle(description.type)} onClose={onClose}>
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
  const t = useTransferT();
  return <Notice tone="error">{t('scam.row')}</Notice>;
}

function OperationFacts({ row: { record, description }, shown }: Pick<OperationSheetProps, 'row' | 'shown'>) {
  const t = useT();
  const { counterparty, direction, movements } = description;
  const moved: FactsProps['rows'] = movements.map((movement, index) => ({
    label: t(movementLabel(movement, index, movements.length)),
    value: <MovementText movement={movement} assets={shown.assets} isExact />,
  }));
  const party =
    counterparty === null ? undefined : `${shown.names.get(counterparty) ?? ''} ${counterparty}`.trim();
  const partyLabel = { in: 'history.sender', out: 'history.recipient', none: 'history.account' } as const;
  return (
    <Facts
      rows={[
        ...moved,
        ...(party === undefined ? [] : [{ label: t(partyLabel[direction ?? 'none']), value: party }]),
        { label: t('history.time'), value: formatDateTime(parseChainTime(record.block_time)) },
        ...feeRow(description, shown, t),
        { label: t('history.block'), value: formatInteger(record.block_num) },
        {
          label: t('history.operation'),
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
function movementLabel({ sign }: Movement, index: number, count: number): MessageKey {
  if (count === 1) return 'history.amount';
  if (sign !== 0) return sign < 0 ? 'history.given' : 'history.got';
  return index === 0 ? 'history.offered' : 'history.asked';
}

function feeRow(
  { fee, direction }: HistoryRow['description'],
  { assets }: HistoryRows,
  t: ReturnType<typeof useT>,
): FactsProps['rows'] {
  const asset = fee === null ? undefined : assets.get(fee.asset_id);
  if (fee === null || asset === undefined) return [];
  return [
    {
      label: t(direction === 'in' ? 'history.feeOfSender' : 'history.fee'),
      value: <AmountText units={fee.amount} precision={asset.precision} symbol={asset.symbol} />,
    },
  ];
}
