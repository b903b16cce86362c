import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { NEWEST, startOfNext } from '../../account/model/historyPages.ts';

const PAGE = 100;
// The limit for a busy wallet; older ones are not searched.
const MOST_PAGES = 10;

/** The operations of an account after a block, newest first, at most 1000 of them. @throws AppError those of the node */
export async function readOperationsSince(
  accountId: string,
  block: number,
  signal?: AbortSignal,
): Promise<OperationRecord[]> {
  const found: OperationRecord[] = [];
  let start: string | undefined = NEWEST;
  for (let page = 0; page < MOST_PAGES && start !== undefined; page += 1) {
    const rows = await getAccountHistory(chain, { account: accountId, start, limit: PAGE }, { signal });
    const after = rows.filter(({ block_num }) => block_num > block);
    found.push(...after);
    if (after.length < rows.length) break;
    start = startOfNext({ rows, hasMore: rows.length === PAGE });
  }
  return found;
}

/** The time of a record's block in milliseconds: newer nodes send it, older ones need a read of the block. */
export async function timeOfRecord(record: OperationRecord, signal?: AbortSignal): Promise<number> {
  if (record.block_time !== undefined) return msOfChainTime(record.block_time);
  const block = await getBlock(chain, record.block_num, { signal });
  if (block !== null) return msOfChainTime(block.timestamp);
  throw new AppError('node.bad_answer', { method: 'get_block', detail: `${record.block_num}` });
}
