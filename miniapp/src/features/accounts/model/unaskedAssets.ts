import { useQuery } from '@tanstack/react-query';
import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { useFullAccount } from './account.ts';
import { type OnAccountChange, useAccountChanges } from './accountChanges.ts';

type HistoryEntry = Pick<OperationRecord, 'op'>;

const anyAsset = /"1\.3\.\d+"/gu;
const none: ReadonlySet<string> = new Set();

/** Ids of all assets that an operation names. */
const assetsIn = (payload: unknown): string[] =>
  [...JSON.stringify(payload).matchAll(anyAsset)].map(([id]) => id.slice(1, -1));

/** The asset that somebody else sent or issued to the account, or null for any other operation. */
function gift({ op: [type, payload] }: HistoryEntry, accountId: string): string | null {
  const { from, to, amount, issuer, issue_to_account, asset_to_issue } = Object(payload);
  if (type === operationType.transfer && to === accountId && from !== accountId) return amount.asset_id;
  const isIssued = type === operationType.asset_issue;
  return isIssued && issue_to_account === accountId && issuer !== accountId ? asset_to_issue.asset_id : null;
}

/**
 * Ids of the assets that only ever came to an account from others, in the operations given: nothing of its own bought,
 * sold, sent or asked for them.
 */
export function unaskedIn(records: readonly HistoryEntry[], accountId: string): ReadonlySet<string> {
  const gifts = new Set<string>();
  const touched = new Set<string>();
  for (const record of records) {
    const given = gift(record, accountId);
    if (given !== null) gifts.add(given);
    else for (const id of assetsIn(record.op[1])) touched.add(id);
  }
  return new Set([...gifts].filter((id) => !touched.has(id)));
}

const keyOf = (name: string) => ['account', name, 'unasked'] as const;
const readAgain: OnAccountChange = (queries, name) => {
  void queries.invalidateQueries({ queryKey: keyOf(name) });
};

/** The assets that came to an account unasked, by its last 100 operations; none while they are not read. */
export function useUnaskedAssets(name: string): ReadonlySet<string> {
  const id = useFullAccount(name === '' ? null : name).data?.account.id;
  useAccountChanges(name, readAgain);
  const { data } = useQuery({
    queryKey: keyOf(name),
    queryFn: async ({ signal }) =>
      unaskedIn(await getAccountHistory(chain, { account: name }, { signal }), id ?? ''),
    enabled: id !== undefined,
    staleTime: 60_000,
    meta: { isPrivate: true },
  });
  return data ?? none;
}
