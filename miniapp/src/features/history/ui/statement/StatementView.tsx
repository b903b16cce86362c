import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useMemo, useState } from 'react';
import { groupDigits } from '../../../../platform/i18n/numbers.ts';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { emptyForm, type FilterForm } from '../../model/statement/filterForm.ts';
import { useEntries } from '../../model/statement/useEntries.ts';
import { useWholeStatement } from '../../model/statement/useWholeStatement.ts';
import { type HistoryRows, useHistoryRows } from '../../model/useHistoryRows.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { HistoryList } from '../HistoryList.tsx';
import styles from './Statement.module.css';
import { StatementProgress } from './StatementProgress.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import { type Filtered, useFiltered } from './useFiltered.ts';

interface BalanceAfterProps {
  /** By asset, for those that the operation changed. */
  units: ReadonlyMap<string, bigint> | undefined;
  /** The only asset of the list; null: all. */
  assetId: string | null;
  assets: ReadonlyMap<string, Asset>;
}

/** The running balance after an operation, in a list of one asset. */
function BalanceAfter({ units, assetId, assets }: BalanceAfterProps) {
  const t = useStatementT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const balance = units?.get(assetId ?? '');
  const asset = assets.get(assetId ?? '');
  if (balance === undefined || asset === undefined || isHidden) return null;
  const amount = `${groupDigits(formatPlain(balance, asset.precision))} ${asset.symbol}`;
  return <span className={styles.after}>{t('common.balance', { amount })}</span>;
}

export interface StatementViewProps {
  account: string;
  accountId: string;
  form: FilterForm;
  onChange: (form: FilterForm) => void;
}

/** Rows added at the end of the list. */
const ROWS = 50;

/** The filtered history with its totals; it fills while the history is read. */
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

/** A list of one asset has that asset's totals; its fees in others appear in their lists. */
const totalsFor = ({ totals, filter }: Filtered) =>
  filter.assetId === null ? totals : totals.filter(({ assetId }) => assetId === filter.assetId);

function reasonOf({ filter: { assetId, counterparty } }: Filtered) {
  if (assetId === '') return 'filter.unknownAsset';
  return counterparty === '' ? 'filter.unknownParty' : 'list.none';
}

/** The first matching rows; the end of the list shows more of them. */
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
