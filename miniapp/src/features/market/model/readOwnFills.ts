import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import type { ReadOptions } from '@xbts/shared/actions/readOptions.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import type { MarketAssets } from './orderDraft.ts';
import { type OwnFill, ownFillsOf } from './ownFills.ts';

/** Fills per call, of all markets together. */
const PAGE = 100;
/** Pages read at a time without any fill of the market. */
const PAGES = 5;

/** Some fills of an account in a market, newest first. */
export interface FillsPage {
  readonly fills: readonly OwnFill[];
  /** The id (1.11.x) at which older ones begin; null: there are none. */
  readonly next: string | null;
}

/** The account, the market, and the start. */
export interface FillsWish {
  readonly accountId: string;
  readonly market: MarketAssets;
  /** Like FillsPage.next; null for the latest. */
  readonly from: string | null;
}

/**
 * Reads fills until some belong to the market, or five hundred of other markets have passed. @throws those of
 * ChainReader.call
 */
export async function readOwnFills(
  reader: ChainReader,
  { accountId, market, from }: FillsWish,
  options: ReadOptions = {},
): Promise<FillsPage> {
  let start = from;
  let fills: OwnFill[] = [];
  for (let page = 0; page < PAGES && fills.length === 0; page += 1) {
    const records = await pageFrom(reader, accountId, { start, options });
    const last = records.at(-1);
    // A page begins with the last record of the previous page.
    const more = records.filter(({ id }) => id !== start);
    fills = ownFillsOf(more, market, accountId);
    if (last === undefined || records.length < PAGE || last.id === start) return { fills, next: null };
    start = last.id;
  }
  return { fills, next: start };
}

const pageFrom = (
  reader: ChainReader,
  accountId: string,
  { start, options }: { start: string | null; options: ReadOptions },
): Promise<OperationRecord[]> =>
  getAccountOperations(reader, accountId, operationType.fill_order, {
    ...options,
    ...(start === null ? {} : { start }),
  });
