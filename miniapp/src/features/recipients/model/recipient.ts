import { useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { objectKind } from '@xbts/shared/protocol/constants.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useSettled } from '../../../platform/cache/settled.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { type ScamAccounts, useScamAccounts } from '../../scam/model/scamLists.ts';
import { typedName } from './typedName.ts';

/** The state of a recipient. */
export interface Recipient {
  account: Account | null;
  error: AppError | null;
  isChecking: boolean;
}

/** The same, with the part that is available sooner. */
export interface NamedRecipient extends Recipient {
  /** The account on the chain; `account` also waits for the operator's list. */
  found: Account | null;
}

/** The operator's list, which alone forbids a payment. */
export type OperatorList = Pick<ScamAccounts, 'forbidden' | 'readAt'>;

/** The fault of a typed name without asking the chain. */
export function recipientNameError(name: string, sender: string, scam: OperatorList): AppError | null {
  if (name === '') return new AppError('recipient.empty');
  if (!isValidAccountName(name) && !isObjectId(name, objectKind.account))
    return new AppError('recipient.malformed');
  if (name === sender) return new AppError('recipient.self');
  if (scam.forbidden.has(name)) {
    const time = scam.readAt === null ? '—' : formatClock(scam.readAt);
    return new AppError('recipient.scam', { account: name, time });
  }
  return null;
}

const nobody: NamedRecipient = { account: null, found: null, error: null, isChecking: false };

/** The query of the account of a name. */
export const recipientQuery = (name: string) => ({
  queryKey: ['recipient', name] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await getAccounts(chain, [name], { signal }))[0] ?? null,
  staleTime: 60_000,
  // Never cached across starts: the name may have been registered since.
  gcTime: 60_000,
});

/** The account of a typed name, read from the chain after a pause in typing, or the name's fault. */
export function useRecipient(typed: string, sender: string): NamedRecipient {
  const name = typedName(typed);
  const settled = useSettled(name);
  const scam = useScamAccounts();
  const { isReady } = scam;
  const nameError = recipientNameError(name, sender, scam);
  const isAsking = nameError === null && settled === name;
  const { data, error, isFetching } = useQuery({ ...recipientQuery(name), enabled: isAsking });
  if (nameError !== null) return { ...nobody, error: nameError };
  if (!isAsking || (isFetching && data === undefined)) return { ...nobody, isChecking: true };
  if (data && !isReady) return { ...nobody, found: data, isChecking: true };
  if (data) return checked(data, sender, scam);
  const unknown = new AppError('recipient.unknown', { account: name });
  return { ...nobody, error: error instanceof AppError ? error : unknown };
}

/** An id may have been typed: the name is checked on the found account. */
function checked(account: Account, sender: string, scam: OperatorList): NamedRecipient {
  const error = recipientNameError(account.name, sender, scam);
  const found = error === null ? account : null;
  return { account: found, found, error, isChecking: false };
}
