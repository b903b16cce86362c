import type { ReactNode } from 'react';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { isScamRow } from '../model/isScamRow.ts';
import type { HistoryRow, HistoryRows } from '../model/useHistoryRows.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import { MemoLine } from './MemoLine.tsx';
import { MovementText } from './MovementText.tsx';
import { operationHeading } from './operationHeading.ts';
import { RowIcon } from './RowIcon.tsx';

export interface HistoryCellProps {
  row: HistoryRow;
  shown: HistoryRows;
  /** A line of its own, below. */
  note?: ReactNode;
  onPress: () => void;
}

/** One operation: to or from whom, when, its message, and what came or went. */
export function HistoryCell({ row: { record, description }, shown, note, onPress }: HistoryCellProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const { movements, memo } = description;
  const [first, second] = movements.map((movement) => (
    <MovementText key={movement.assetId} movement={movement} assets={shown.assets} />
  ));
  return (
    <ListRow
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
