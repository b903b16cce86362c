import { assertChain } from '../../ledger/nodeError.ts';
import { instanceOf } from '../../ledger/objectStore.ts';
import type { HtlcObject } from '../../ledger/objects/timed.ts';
import type { State } from '../../ledger/state.ts';
import { timedTransfersOf } from '../../ledger/timedTransfers.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readObjectId, readUint } from '../arguments.ts';
import { readWish } from './globals.ts';
import { getAccount } from './lookups.ts';

/** A page of a list that begins with an id. */
function page(
  list: readonly HtlcObject[],
  name: string,
  [start, limit]: readonly unknown[],
  configured: number,
): HtlcObject[] {
  const most = readUint(limit);
  assertChain(
    most <= configured,
    { file: 'database_api.cpp', line: 0, method: name },
    'limit <= configured_limit',
    'limit can not be greater than ${configured_limit}',
    { configured_limit: configured },
  );
  const first = instanceOf(readObjectId(start, '1.16.'));
  return list.filter(({ id }) => instanceOf(id) >= first).slice(0, most);
}

const of = (state: State, side: 'from' | 'to', [account, ...rest]: readonly unknown[]) =>
  page(
    timedTransfersOf(state, side, getAccount(state, account).id),
    `get_htlc_by_${side}`,
    rest,
    apiLimits.htlcsBy,
  );

/** Timed transfers (graphene app/database_api.cpp, get_htlc and its like). */
export const timedTransferMethods: ApiMethods = {
  get_htlc: method(1, ({ state, subscriptions }, [wanted, subscribe]) => {
    const id = readObjectId(wanted, '1.16.');
    subscriptions.watchObjects([id], readWish(subscribe));
    return state.find('1.16', id) ?? null;
  }),
  get_htlc_by_from: method(3, ({ state }, args) => of(state, 'from', args)),
  get_htlc_by_to: method(3, ({ state }, args) => of(state, 'to', args)),
  list_htlcs: method(2, ({ state }, args) =>
    page([...state.all('1.16')], 'list_htlcs', args, apiLimits.htlcs),
  ),
};
