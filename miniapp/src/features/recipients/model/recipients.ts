import { useQueries } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { batchedReads } from '../../../platform/cache/batchedReads.ts';
import { useSettled } from '../../../platform/cache/settled.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { type OperatorList, type Recipient, recipientNameError } from './recipient.ts';
import { typedName } from './typedName.ts';

const readAccount = batchedReads<Account>(async (names) => {
  const found = await getAccounts(chain, names);
  return new Map(names.flatMap((name, index) => (found[index] ? [[name, found[index]]] : [])));
});

interface Result {
  data: Account | null | undefined;
  error: Error | null;
  isPending: boolean;
}

const inOrder = (results: readonly Result[]): readonly Result[] =>
  results.map(({ data, error, isPending }) => ({ data, error, isPending }));

/** The accounts of several typed names or ids, read in one call after a pause in typing; in the order of the names. */
export function useRecipients(typed: readonly string[], sender: string): readonly Recipient[] {
  const names = typed.map(typedName);
  const settled = useSettled(names.join(' ')) === names.join(' ');
  const scam = useScamAccounts();
  const { isReady } = scam;
  const errors = names.map((name) => recipientNameError(name, sender, scam));
  const results = useQueries({
    queries: names.map((name, index) => ({
      queryKey: ['recipientOf', name] as const,
      queryFn: () => readAccount(name),
      enabled: errors[index] === null && settled && isReady,
      staleTime: 60_000,
      gcTime: 60_000,
    })),
    combine: inOrder,
  });
  return names.map((name, index) => recipientOf(name, errors[index] ?? null, results[index], sender, scam));
}

function recipientOf(
  name: string,
  nameError: AppError | null,
  result: Result | undefined,
  sender: string,
  scam: OperatorList,
): Recipient {
  if (nameError !== null) return { account: null, error: nameError, isChecking: false };
  const account = result?.data;
  if (account) {
    const error = recipientNameError(account.name, sender, scam);
    return { account: error === null ? account : null, error, isChecking: false };
  }
  if (account === null) {
    return { account: null, error: new AppError('recipient.unknown', { account: name }), isChecking: false };
  }
  const failure = result?.error ?? null;
  if (failure !== null) return { account: null, error: toAppError(failure), isChecking: false };
  return { account: null, error: null, isChecking: true };
}
