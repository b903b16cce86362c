import { useQuery } from '@tanstack/react-query';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { operationRecordSchema } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';

/** The known age of an account (ms): its registration, or the oldest operation that the node keeps. */
export interface AccountSince {
  at: number;
  isRegistration: boolean;
}

/** The registration that newer nodes send with the account; null from older ones. */
export function registrationOf(account: Pick<Account, 'creation_time'>): AccountSince | null {
  const time = account.creation_time;
  return time === undefined ? null : { at: msOfChainTime(time), isRegistration: true };
}

const records = v.array(operationRecordSchema);
/** account_create: chain.md §5. */
const ACCOUNT_CREATE = 5;

/** The first operation of an account that the node keeps: sequence 1 of its own history (chain.md §2). */
async function readFirst(account: Account, signal: AbortSignal): Promise<AccountSince | null> {
  const first = [account.id, 1, 1, 1];
  const [record] = await chain.call('history', 'get_relative_account_history', first, {
    schema: records,
    signal,
  });
  if (record === undefined) return null;
  const time = record.block_time ?? (await getBlock(chain, record.block_num))?.timestamp;
  if (time === undefined) return null;
  const isRegistration = record.op[0] === ACCOUNT_CREATE && record.op[1].name === account.name;
  return { at: msOfChainTime(time), isRegistration };
}

/** The known age of an account; null when unknown, or without an account. */
export function useAccountSince(account: Account | null): { since: AccountSince | null; isPending: boolean } {
  const registration = account === null ? null : registrationOf(account);
  const { data, isPending } = useQuery({
    queryKey: ['accountSince', account?.id],
    queryFn: ({ signal }) => (account === null ? null : readFirst(account, signal)),
    enabled: account !== null && registration === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (registration !== null || account === null) return { since: registration, isPending: false };
  return { since: data ?? null, isPending };
}
