import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { readRecordedTransfer } from '@xbts/shared/protocol/recordedTransfer.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { type OnAccountChange, useAccountChanges } from '../../account/model/accountChanges.ts';

/** One payment that an account has made. */
export interface PastPayment {
  toId: string;
  hasMemo: boolean;
}

/** The last payments of an account, newest first. */
export interface PastPayments {
  payments: readonly PastPayment[];
  /** False when there may be older ones: the node returns the last 100 transfers. */
  isWhole: boolean;
}

const MOST = 100;
const paymentsKey = (name: string) => ['account', name, 'payments'] as const;
const readAgain: OnAccountChange = (queries, name) => {
  void queries.invalidateQueries({ queryKey: paymentsKey(name) });
};

async function readPayments(name: string, accountId: string, signal: AbortSignal): Promise<PastPayments> {
  const records = await getAccountOperations(chain, name, operationType.transfer, { signal });
  const payments = records.flatMap(({ op }): PastPayment[] => {
    const paid = readRecordedTransfer(op);
    return paid?.from === accountId ? [{ toId: paid.to, hasMemo: paid.memo !== undefined }] : [];
  });
  return { payments, isWhole: records.length < MOST };
}

/** An account's payments to others, read again after its changes; nothing is read without its id. */
export function usePastPayments(name: string, accountId: string | undefined): UseQueryResult<PastPayments> {
  useAccountChanges(name, readAgain);
  return useQuery({
    queryKey: paymentsKey(name),
    queryFn: ({ signal }) => readPayments(name, accountId ?? '', signal),
    enabled: accountId !== undefined,
    staleTime: 60_000,
  });
}

/** How many of the payments went to an account, and how many of those had a message. */
export function paymentsTo(
  { payments, isWhole }: PastPayments,
  toId: string,
): { count: number; withMemo: number; isWhole: boolean } {
  const found = payments.filter((each) => each.toId === toId);
  return { count: found.length, withMemo: found.filter(({ hasMemo }) => hasMemo).length, isWhole };
}

/** The last recipients, without duplicates, up to a number. */
export function recentRecipients({ payments }: PastPayments, most: number): string[] {
  return [...new Set(payments.map(({ toId }) => toId))].slice(0, most);
}
