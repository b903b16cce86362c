import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { parseObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';

const PAGE = 100;
/** A busier account is a machine: its last operations show its use well enough. */
const MOST_PAGES = 30;

/** The operations of an account since a moment. */
export interface PastUse {
  /** The newest first. */
  readonly records: readonly TimedRecord[];
  /** The start of the known part, milliseconds since 1970: later than requested when there are too many operations. */
  readonly since: number;
}

async function withTime(node: ChainReader, record: OperationRecord): Promise<TimedRecord> {
  if (record.block_time !== undefined) return { ...record, block_time: record.block_time };
  const block = await getBlock(node, record.block_num);
  if (block === null)
    throw new AppError('node.bad_answer', { method: 'get_block', detail: `${record.block_num}` });
  return { ...record, block_time: block.timestamp };
}

/** Reads an account's operations since a moment, at most 3,000. @throws AppError those of ChainReader.call */
export async function readPastUse(node: ChainReader, account: string, since: number): Promise<PastUse> {
  const records: TimedRecord[] = [];
  let start: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await getAccountHistory(node, { account, start, limit: PAGE });
    const timed = await Promise.all(read.map((record) => withTime(node, record)));
    records.push(...timed.filter(({ block_time }) => msOfChainTime(block_time) > since));
    const oldest = timed.at(-1);
    if (timed.length < PAGE || oldest === undefined) return { records, since };
    const instance = parseObjectId(oldest.id).instance;
    // 1.11.0 as a start means the newest (chain.md §2).
    if (msOfChainTime(oldest.block_time) <= since || instance <= 1n) return { records, since };
    start = `1.11.${instance - 1n}`;
  }
  return { records, since: msOfChainTime(records.at(-1)?.block_time ?? '1970-01-01T00:00:00') };
}
