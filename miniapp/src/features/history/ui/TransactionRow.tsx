import { placeOf } from '@xbts/shared/ledger/incomeOf.ts';
import type { ReactNode } from 'react';
import { formatHour, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { classNames } from '../../../ui/display/classNames.ts';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { useArrival } from '../../notices/model/arrivals.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { isScamRow } from '../model/isScamRow.ts';
import type { PastWorth } from '../model/prices/usePastWorth.ts';
import type { Summary } from '../model/summary.ts';
import type { HistoryGroup, HistoryRows } from '../model/useHistoryRows.ts';
import { type TranslateHistory, useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { MovementText } from './MovementText.tsx';
import { SummaryIcon } from './SummaryIcon.tsx';
import { summaryFact, summaryTitle } from './summaryTexts.ts';

/** One event of the list, with its short form. */
export interface HistoryEvent {
  readonly group: HistoryGroup;
  readonly summary: Summary;
}

/** The message of a single payment: its text, or that it is encrypted; null for anything else. */
function memoWords(
  { group: { rows }, summary: { count } }: HistoryEvent,
  shown: HistoryRows,
  t: TranslateHistory,
) {
  const { record, description } = rows[0];
  if (count > 1 || description.memo === null) return null;
  const text = shown.memos.get(record.id);
  return text ?? t(text === null ? 'history.foreignMemo' : 'history.encryptedMemo');
}

export interface TransactionRowProps {
  event: HistoryEvent;
  shown: HistoryRows;
  worthOf: PastWorth;
  /** In place of the value: a running balance. */
  note?: ReactNode;
  onPress: () => void;
}

/** One event: what it was or with whom, its time and one fact; its amount, and what that was worth then. */
export function TransactionRow({ event, shown, worthOf, note, onPress }: TransactionRowProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const { group, summary } = event;
  const [newest] = group.rows;
  const at = parseChainTime(newest.record.block_time);
  const isFresh = useArrival(...group.rows.map(({ record }) => placeOf(record)));
  const isScam = group.rows.some(({ description }) => isScamRow(description, shown));
  const fact = memoWords(event, shown, t) ?? summaryFact(summary, shown, t);
  const { figure, subfigure } = useFigures(summary, shown, worthOf(summary.figures, at));
  return (
    <ListRow
      isFresh={isFresh}
      icon={<SummaryIcon summary={summary} named={shown} />}
      title={summaryTitle(summary, shown, t, titleOf)}
      mark={<ScamMark isScam={isScam} />}
      figure={figure}
      subtitle={
        <>
          <time dateTime={`${newest.record.block_time}Z`}>{formatHour(at)}</time>
          {fact !== null && (
            <>
              {' · '}
              <span translate="no">{fact}</span>
            </>
          )}
        </>
      }
      subfigure={note ?? (subfigure === null ? undefined : <span className={styles.worth}>{subfigure}</span>)}
      onPress={onPress}
    />
  );
}

/** A value in dollars with the sign of its direction. */
export function SignedWorth({ worth, sign }: { worth: number; sign: 1 | 0 | -1 }) {
  const text = formatFiat(sign < 0 ? -worth : worth, 'usd', 'exact');
  return <span className={classNames(sign > 0 && styles.gain)}>{sign > 0 ? `+${text}` : text}</span>;
}

/** One amount leads with its value below it; of several assets the value leads. */
function useFigures({ figures }: Summary, { assets }: HistoryRows, worth: number | null) {
  const t = useHistoryT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const [first] = figures;
  if (first === undefined) return { figure: undefined, subfigure: null };
  const value = isHidden || worth === null ? null : worth;
  if (figures.length === 1)
    return {
      figure: <MovementText movement={first} assets={assets} />,
      subfigure: value === null ? null : formatFiat(value, 'usd', 'exact'),
    };
  const count = t('history.assets', { count: figures.length });
  if (value === null) return { figure: isHidden ? '****' : count, subfigure: isHidden ? count : null };
  return { figure: <SignedWorth worth={value} sign={first.sign} />, subfigure: count };
}
