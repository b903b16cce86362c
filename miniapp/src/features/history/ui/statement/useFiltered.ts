import type { Entry } from '@xbts/shared/ledger/entry.ts';
import { runningBalances } from '@xbts/shared/ledger/runningBalances.ts';
import { assetsOf, type EntryFilter, filteredEntries } from '@xbts/shared/ledger/statementFilter.ts';
import { type AssetTotals, totalsOf } from '@xbts/shared/ledger/totals.ts';
import { useDeferredValue, useMemo } from 'react';
import { useFullAccount } from '../../../account/model/account.ts';
import { balancesOf } from '../../../account/model/balances.ts';
import { useOperationTitle } from '../../../transactions/ui/operationTitle.ts';
import { type FilterForm, filterOf } from '../../model/statement/filterForm.ts';
import type { Entries } from '../../model/statement/useEntries.ts';

/** The filtered entries, with their totals. */
export interface Filtered {
  readonly filter: EntryFilter;
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly totals: readonly AssetTotals[];
  /** By an entry's id: the balances right after it. */
  readonly after: ReadonlyMap<string, ReadonlyMap<string, bigint>>;
}

/** Applies a filter as it is typed. */
export function useFiltered(
  { entries, symbols, accounts }: Entries,
  form: FilterForm,
  account: string | null,
): Filtered {
  const titleOf = useOperationTitle();
  const { data: owner } = useFullAccount(account);
  const wanted = useDeferredValue(form);
  const filter = useMemo(() => filterOf(wanted, { symbols, accounts }), [wanted, symbols, accounts]);
  const found = useMemo(
    () =>
      filteredEntries(entries, filter, (entry) => [
        titleOf(entry.type),
        accounts.get(entry.counterparty ?? '') ?? '',
        ...assetsOf(entry).map((id) => symbols.get(id) ?? ''),
      ]).reverse(),
    [entries, filter, titleOf, accounts, symbols],
  );
  const totals = useMemo(() => totalsOf(found), [found]);
  const after = useMemo(() => runningBalances(entries, balancesOf(owner)).after, [entries, owner]);
  return { filter, entries: found, totals, after };
}
