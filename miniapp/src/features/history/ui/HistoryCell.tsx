import { placeOf } from '@xbts/shared/ledger/incomeOf.ts';
import type { ReactNode } from 'react';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { useArrival } from '../../notices/model/arrivals.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { isScamRow } from '../model/isScamRow.ts';
import type { HistoryRow, HistoryRows } from '../model/useHistoryRows.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { MovementText } from './MovementText.tsx';
import { operationHeading } from './operationHeading.ts';
import { RowIcon } from './RowIcon.tsx';

/**
 * A payment's message in a row: its text, or that it is encrypted. `text` undefined: not read (yet); null: not for our
 * keys.
 */
function MemoLine({ text }: { text: string | null | undefined }) {
  const t = useHistoryT();
  const hidden = t(text === null ? 'history.foreignMemo' : 'history.encryptedMemo');
  return (
    <span className={styles.memo}>
      <Icon name={typeof text === 'string' ? 'memo' : 'lock'} size={14} />
      <span className={typeof text === 'string' ? styles.memoText : undefined}>{text ?? hidden}</span>
    </span>
  );
}

export interface HistoryCellProps {
  row: HistoryRow;
  shown: HistoryRows;
  /** A separate line below. */
  note?: ReactNode;
  onPress: () => void;
}

/** One operation: the other party, its time, its message, and its amounts. */
export function HistoryCell({ row: { record, description }, shown, note, onPress }: HistoryCellProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const { movements, memo } = description;
  const [first, second] = movements.map((movement) => (
    <MovementText key={movement.assetId} movement={movement} assets={shown.assets} />
  ));
  const isFresh = useArrival(placeOf(record));
  return (
    <ListRow
      isFresh={isFresh}
      icon={<RowIcon description={description} names={shown.names} />}
      title={
        <>
          {operationHeading(description, shown.names, t, titleOf)}{' '}
          <ScamMark isScam={isScamRow(description, shown)} />
        </>
      }
      figure={first}
      subtitle={
        <time dateTime={`${record.block_time}Z`}>{formatDateTime(parseChainTime(record.block_time))}</time>
      }
      subfigure={second}
      onPress={onPress}
    >
      {memo !== null && <MemoLine text={shown.memos.get(record.id)} />}
      {note}
    </ListRow>
  );
}
