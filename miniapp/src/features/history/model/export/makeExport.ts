import { getAccountNames } from '@xbts/shared/actions/getAccountNames.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { Entry } from '@xbts/shared/ledger/entry.ts';
import { runningBalances } from '@xbts/shared/ledger/runningBalances.ts';
import { assetsOf } from '@xbts/shared/ledger/statementFilter.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../../platform/chain/reads.ts';
import { readPastPrices } from '../prices/readPastPrices.ts';
import type { HistoryShelf } from '../statement/historyDatabase.ts';
import { historyCsv, type TableNames, taxCsv } from './csvTables.ts';
import { placesOf, transactionIds } from './transactionIds.ts';

/** history: every change of a balance; taxes: incoming and outgoing amounts with their values then. */
export type ExportKind = 'history' | 'taxes';

/** The read in progress for the file. */
export interface ExportProgress {
  readonly step: 'names' | 'prices' | 'transactions';
  readonly done: number;
  readonly all: number;
}

export interface ExportInput {
  readonly kind: ExportKind;
  /** The exported entries and the whole history, both oldest first. */
  readonly chosen: readonly Entry[];
  readonly whole: readonly Entry[];
  /** The account's present units by asset. */
  readonly balances: ReadonlyMap<string, bigint>;
  /** Includes transaction ids: one request for each transaction. */
  readonly hasIds: boolean;
  readonly shelf: HistoryShelf | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** A finished file. */
export interface ExportedFile {
  readonly text: string;
  readonly count: number;
  /** False when a price source did not answer: a missing price may appear later. */
  readonly arePricesWhole: boolean;
}

/**
 * Makes the file of entries: reads the things they name, their values, and their transactions. @throws AppError of the
 * nodes
 */
export async function makeExport(input: ExportInput): Promise<ExportedFile> {
  const { kind, chosen, whole, balances, hasIds, shelf, signal, onProgress } = input;
  onProgress({ step: 'names', done: 0, all: 1 });
  const assets = await assetsNamed(chosen, signal);
  const accounts = await accountsNamed(chosen, signal);
  const prices = kind === 'taxes' ? await pricesOf(chosen, assets, input) : null;
  const transactions = hasIds
    ? await transactionIds(reads, placesOf(chosen), {
        shelf,
        signal,
        onProgress: (done, all) => onProgress({ step: 'transactions', done, all }),
      })
    : new Map<string, string>();
  const names: TableNames = { assets, accounts, transactions };
  const text =
    prices === null
      ? historyCsv(chosen, runningBalances(whole, balances).after, names)
      : taxCsv(chosen, prices.find, names);
  return { text, count: chosen.length, arePricesWhole: prices?.isWhole ?? true };
}

function pricesOf(
  entries: readonly Entry[],
  assets: ReadonlyMap<string, Asset>,
  { signal, onProgress }: ExportInput,
) {
  const since = entries[0]?.at ?? Date.now();
  return readPastPrices(
    reads,
    { assets, since },
    { signal, onProgress: (done, all) => onProgress({ step: 'prices', done, all }) },
  );
}

async function assetsNamed(entries: readonly Entry[], signal: AbortSignal): Promise<Map<string, Asset>> {
  const found = await getAssets(reads, [...new Set(entries.flatMap(assetsOf))], { signal });
  return new Map(found.flatMap((asset) => (asset === null ? [] : [[asset.id, asset]])));
}

async function accountsNamed(entries: readonly Entry[], signal: AbortSignal): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ counterparty }) => counterparty ?? []))];
  const names = await getAccountNames(reads, ids, { signal });
  return new Map(ids.flatMap((id, index) => (names[index] ? [[id, names[index]]] : [])));
}
