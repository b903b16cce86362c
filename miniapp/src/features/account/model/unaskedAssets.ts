import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { useFullAccount } from './account.ts';
import { type OnAccountChange, useAccountChanges } from './accountChanges.ts';
import { startOfNext } from './historyPages.ts';

type HistoryEntry = Pick<OperationRecord, 'id' | 'op' | 'result'>;

/** Traces of assets in an account's operations. */
export interface AssetTraces {
  /** Ids of assets that others sent or issued to it. */
  readonly gifts: ReadonlySet<string>;
  /** Ids of assets that it bought, sold, sent or requested itself. */
  readonly touched: ReadonlySet<string>;
  /** The number of operations read, and the id of the newest. */
  readonly count: number;
  readonly newest: string | undefined;
}

/** The limit of one answer (chain.md §2), and of the whole search: five answers. */
const PAGE = 100;
const MOST = 500;

const anyAsset = /"1\.3\.\d+"/gu;

/** Ids of all assets that an operation or its result names. */
const assetsIn = (told: unknown): string[] =>
  [...JSON.stringify(told).matchAll(anyAsset)].map(([id]) => id.slice(1, -1));

/** The asset that another account sent or issued to the account, or null for any other operation. */
function gift({ op: [type, payload] }: HistoryEntry, accountId: string): string | null {
  const { from, to, amount, issuer, issue_to_account, asset_to_issue } = Object(payload);
  if (type === operationType.transfer && to === accountId && from !== accountId) return amount.asset_id;
  const isIssued = type === operationType.asset_issue;
  return isIssued && issue_to_account === accountId && issuer !== accountId ? asset_to_issue.asset_id : null;
}

const noTraces: AssetTraces = { gifts: new Set(), touched: new Set(), count: 0, newest: undefined };

/** The traces plus those of further operations, older or newer. */
function withEntries(traces: AssetTraces, entries: readonly HistoryEntry[], accountId: string): AssetTraces {
  const gifts = new Set(traces.gifts);
  const touched = new Set(traces.touched);
  for (const entry of entries) {
    const given = gift(entry, accountId);
    if (given !== null) gifts.add(given);
    else for (const id of assetsIn([entry.op[1], entry.result])) touched.add(id);
  }
  return { ...traces, gifts, touched, count: traces.count + entries.length };
}

/** Ids of the assets that, as far as read, only ever came from others. */
export const unaskedOf = ({ gifts, touched }: AssetTraces): ReadonlySet<string> =>
  new Set([...gifts].filter((id) => !touched.has(id)));

interface Holder {
  readonly id: string;
  readonly name: string;
  /** Ids of the assets it has. */
  readonly held: readonly string[];
}

/**
 * Reads an account's operations back until it is known to have touched each of its assets, the history ends, or 500 are
 * read. Given earlier traces it reads only newer operations. @throws those of ChainReader.call
 */
export async function readAssetTraces(
  node: ChainReader,
  { id, name, held }: Holder,
  before: AssetTraces = noTraces,
  signal?: AbortSignal,
): Promise<AssetTraces> {
  const read = (range: { start?: string | undefined; stop?: string | undefined }) =>
    getAccountHistory(node, { account: name, limit: PAGE, ...range }, { signal });
  const next = (rows: HistoryEntry[]) => startOfNext({ rows, hasMore: rows.length === PAGE });
  let page = await read({ stop: before.newest });
  const newest = page[0]?.id ?? before.newest;
  // A full answer may not reach back to the known part: then everything is read again.
  const isJoined = before.newest !== undefined && page.length < PAGE;
  let traces = withEntries(isJoined ? before : noTraces, page, id);
  const isOpen = () => traces.count < MOST && !held.every((assetId) => traces.touched.has(assetId));
  for (let start = next(page); !isJoined && start !== undefined && isOpen(); start = next(page)) {
    page = await read({ start });
    traces = withEntries(traces, page, id);
  }
  return { ...traces, newest };
}

const keyOf = (name: string) => ['account', name, 'assetTraces'] as const;
const readAgain: OnAccountChange = (queries, name) => {
  void queries.invalidateQueries({ queryKey: keyOf(name) });
};
const tracesBefore = (queries: QueryClient, name: string) => queries.getQueryData<AssetTraces>(keyOf(name));

/** The assets that came to an account unrequested, and the number of operations searched; none until they are read. */
export function useUnaskedAssets(
  name: string,
  isWanted: boolean,
): { ids: ReadonlySet<string>; read: number } {
  const queries = useQueryClient();
  const full = useFullAccount(name === '' ? null : name).data;
  useAccountChanges(name, readAgain);
  const id = full?.account.id;
  const held = full?.balances.map(({ asset_type }) => asset_type) ?? [];
  const { data = noTraces } = useQuery({
    queryKey: keyOf(name),
    queryFn: ({ signal }) =>
      readAssetTraces(chain, { id: id ?? '', name, held }, tracesBefore(queries, name), signal),
    enabled: isWanted && id !== undefined,
    staleTime: 60_000,
    meta: { isPrivate: true },
  });
  return { ids: unaskedOf(data), read: data.count };
}
