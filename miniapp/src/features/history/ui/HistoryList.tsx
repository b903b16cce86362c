import { type ReactNode, useMemo, useState } from 'react';
import { formatDate, formatDayTitle, parseChainTime } from '../../../platform/i18n/dates.ts';
import { RowTable } from '../../../ui/lists/RowTable.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { usePastWorth } from '../model/prices/usePastWorth.ts';
import { summaryOf } from '../model/summary.ts';
import type { HistoryGroup, HistoryRows } from '../model/useHistoryRows.ts';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { OlderRows } from './OlderRows.tsx';
import { type HistoryEvent, TransactionRow } from './TransactionRow.tsx';
import { TransactionSheet } from './TransactionSheet.tsx';

/** The list's view of a paged history. */
export interface OlderPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(options: { cancelRefetch: boolean }): unknown;
}

export interface HistoryListProps {
  pages: OlderPages;
  shown: HistoryRows;
  /** Older rows wait for the button. */
  isByHand?: boolean;
  /** Below the amount of an event, in place of its value. */
  noteOf?: (group: HistoryGroup) => ReactNode;
}

const timeOf = ({ rows }: HistoryGroup): number => parseChainTime(rows[0].record.block_time);

/** The events of each day, the newest first. */
function byDay(events: readonly HistoryEvent[]) {
  const days = new Map<string, { key: string; at: number; events: HistoryEvent[] }>();
  for (const event of events) {
    const at = timeOf(event.group);
    const key = formatDate(at);
    const day = days.get(key);
    if (day === undefined) days.set(key, { key, at, events: [event] });
    else day.events.push(event);
  }
  return [...days.values()];
}

/** A transaction that may go on in the next page is not shown in part, unless it is all there is. */
const wholeGroups = (groups: HistoryRows['groups'], hasMore: boolean): HistoryRows['groups'] =>
  hasMore && groups.length > 1 ? groups.slice(0, -1) : groups;

/** The assets whose amounts the rows show: no other price is read. */
function figureAssets(events: readonly HistoryEvent[], assets: HistoryRows['assets']): HistoryRows['assets'] {
  const ids = new Set(events.flatMap(({ summary }) => summary.figures.map(({ assetId }) => assetId)));
  return new Map([...assets].filter(([id]) => ids.has(id)));
}

/** Events as rows under their days; the end of the list reads older ones, a press opens the details of one. */
export function HistoryList({ pages, shown, isByHand = false, noteOf }: HistoryListProps) {
  const t = useHistoryT();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { assets } = shown;
  const { hasNextPage } = pages;
  const groups = useMemo(() => wholeGroups(shown.groups, hasNextPage), [shown.groups, hasNextPage]);
  const events = useMemo(
    () => groups.map((group): HistoryEvent => ({ group, summary: summaryOf(group, assets) })),
    [groups, assets],
  );
  const last = groups.at(-1);
  const valued = useMemo(() => figureAssets(events, assets), [events, assets]);
  const worthOf = usePastWorth(shown.account, valued, last === undefined ? null : timeOf(last));
  const open = events.find(({ group }) => group.key === openKey);
  return (
    <>
      {events.length > 0 && (
        <RowTable
          columns={[t('common.operation'), t('common.details'), t('history.worth'), t('common.amount')]}
        >
          {byDay(events).map(({ key, at, events: rows }) => (
            <Day key={key} at={at}>
              {rows.map((event) => (
                <TransactionRow
                  key={event.group.key}
                  event={event}
                  shown={shown}
                  worthOf={worthOf}
                  note={noteOf?.(event.group)}
                  onPress={() => setOpenKey(event.group.key)}
                />
              ))}
            </Day>
          ))}
        </RowTable>
      )}
      {hasNextPage && (
        <OlderRows
          isLoading={pages.isFetchingNextPage}
          hasFailed={pages.isFetchNextPageError}
          isByHand={isByHand}
          onLoad={() => void pages.fetchNextPage({ cancelRefetch: false })}
        />
      )}
      {open !== undefined && (
        <TransactionSheet event={open} shown={shown} worthOf={worthOf} onClose={() => setOpenKey(null)} />
      )}
    </>
  );
}

function Day({ at, children }: { at: number; children: ReactNode }) {
  return (
    <div className={styles.day}>
      <Section header={formatDayTitle(at)}>{children}</Section>
    </div>
  );
}
