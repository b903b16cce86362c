import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { type OrderEvent, orderEventOf } from '@xbts/shared/market/ownOrders/orderEvent.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';

/** Maximum operations per call (chain.md §2). */
const PAGE = 100;

/**
 * Events of an account's orders in blocks after `after` up to `to`, the oldest first. They rest on the node's word:
 * blocks do not contain fills.
 * @throws AppError node.bad_answer, and those of ChainReader.call
 */
export async function readOrderEvents(
  reader: ChainReader,
  { accountId, after, to }: { accountId: string; after: number; to: number },
): Promise<OrderEvent[]> {
  const records: OperationRecord[] = [];
  let start: string | undefined;
  for (;;) {
    const page = await getAccountHistory(reader, { account: accountId, start, limit: PAGE });
    const last = page.at(-1);
    // A page begins with the last record of the previous one.
    records.push(...(start === undefined ? page : page.slice(1)));
    if (last === undefined || last.block_num <= after || page.length < PAGE) break;
    if (last.id === start)
      throw new AppError('node.bad_answer', { method: 'get_account_history', detail: `stands at ${start}` });
    start = last.id;
  }
  return records
    .filter(({ block_num: block }) => block > after && block <= to)
    .toReversed()
    .flatMap((record) => orderEventOf(record) ?? []);
}
