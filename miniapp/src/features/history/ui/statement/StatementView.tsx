import { useMemo, useState } from 'react';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { emptyForm, type FilterForm } from '../../model/statement/filterForm.ts';
import { useEntries } from '../../model/statement/useEntries.ts';
import { useWholeStatement } from '../../model/statement/useWholeStatement.ts';
import { type HistoryRows, useHistoryRows } from '../../model/useHistoryRows.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { HistoryList } from '../HistoryList.tsx';
import { BalanceAfter } from './BalanceAfter.tsx';
import { StatementProgress } from './StatementProgress.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import { type Filtered, useFiltered } from './useFiltered.ts';

export interface StatementViewProps {
  account: string;
  accountId: string;
  form: FilterForm;
  onChange: (form: FilterForm) => void;
}

/** Rows that the end of the list adds. */
const ROWS = 50;

/** What a filter leaves of the whole history, with its totals; it fills while the history is read. */
export function StatementView({ account, accountId, form, onChange }: StatementViewProps) {
  const t = useStatementT();
  const statement = useWholeStatement(account, accountId);
  const known = useEntries(statement, accountId, account);
  const filtered = useFiltered(known, form, account);
  const { shown, pages } = useShownRows(filtered, statement.records, accountId);
  const isWhole = statement.state === 'done';
  return (
    <>
      <StatementProgress statement={statement} />
      <TotalsSection
        totals={totalsFor(filtered)}
        count={filtered.entries.length}
        isWhole={isWhole}
        assets={known.assets}
      />
      {isWhole && filtered.entries.length === 0 && (
        <NothingFound title={t(reasonOf(filtered))} onShowAll={() => onChange(emptyForm)} />
      )}
      <HistoryList
        pages={pages}
        shown={shown}
        noteOf={(id) => (
          <BalanceAfter
            units={filtered.after.get(id)}
            assetId={filtered.filter.assetId}
            assets={known.assets}
          />
        )}
      />
    </>
  );
}

/** In a list of one asset the totals are of that asset; its fees in others are in the list of those. */
const totalsFor = ({ totals, filter }: Filtered) =>
  filter.assetId === null ? totals : totals.filter(({ assetId }) => assetId === filter.assetId);

function reasonOf({ filter: { assetId, counterparty } }: Filtered) {
  if (assetId === '') return 'filter.unknownAsset';
  return counterparty === '' ? 'filter.unknownParty' : 'list.none';
}

/** The first rows of what was found; the end of the list shows more of them. */
function useShownRows(
  { entries }: Filtered,
  records: Parameters<typeof useHistoryRows>[0],
  accountId: string,
): { shown: HistoryRows; pages: Parameters<typeof HistoryList>[0]['pages'] } {
  const [count, setCount] = useState(ROWS);
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  const wanted = useMemo(
    () => entries.slice(0, count).flatMap(({ id }) => byId.get(id) ?? []),
    [entries, count, byId],
  );
  const shown = useHistoryRows(wanted, accountId, records);
  const pages = {
    hasNextPage: entries.length > count,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setCount((before) => before + ROWS),
  };
  return { shown, pages };
}
