import { AccountIcon } from '../../components/AccountIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { formatDateTime, parseChainTime } from '../../i18n/dates.ts';
import { useT } from '../../i18n/useT.ts';
import styles from './History.module.css';
import { MemoLine } from './MemoLine.tsx';
import { MovementText } from './MovementText.tsx';
import { operationHeading } from './operationHeading.ts';
import { operationIcon } from './operationIcon.ts';
import type { HistoryRow, HistoryRows } from './useHistoryRows.ts';

export interface HistoryCellProps {
  row: HistoryRow;
  shown: HistoryRows;
  onPress: () => void;
}

/** One operation: to or from whom, when, its message, and what came or went. */
export function HistoryCell({ row: { record, description }, shown, onPress }: HistoryCellProps) {
  const t = useT();
  const { movements, memo } = description;
  const [first, second] = movements.map((movement) => (
    <MovementText key={movement.assetId} movement={movement} assets={shown.assets} />
  ));
  return (
    <Cell
      before={<RowIcon row={{ record, description }} names={shown.names} />}
      title={<span className={styles.heading}>{operationHeading(description, shown.names, t)}</span>}
      subtitle={
        <span className={styles.lines}>
          <time dateTime={`${record.block_time}Z`}>{formatDateTime(parseChainTime(record.block_time))}</time>
          {memo !== null && <MemoLine text={shown.memos.get(record.id)} />}
        </span>
      }
      isMultiline
      {...(first === undefined ? {} : { after: first })}
      {...(second === undefined ? {} : { afterSubtitle: second })}
      onPress={onPress}
    />
  );
}

function RowIcon({ row, names }: { row: HistoryRow; names: ReadonlyMap<string, string> }) {
  const { type, direction, counterparty } = row.description;
  const name = counterparty === null ? undefined : names.get(counterparty);
  if (direction !== null && name !== undefined) {
    return (
      <span className={styles.party}>
        <AccountIcon name={name} />
        <span className={styles.direction}>
          <Icon name={direction === 'in' ? 'receive' : 'send'} size={12} />
        </span>
      </span>
    );
  }
  const icon = direction === null ? operationIcon(type) : direction === 'in' ? 'receive' : 'send';
  return (
    <span className={styles.icon}>
      <Icon name={icon} size={22} />
    </span>
  );
}
