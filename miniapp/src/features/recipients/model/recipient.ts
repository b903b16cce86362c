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

/** What is known of the one who is to be paid. */
export interface Recipient {
  account: Account | null;
  error: AppError | null;
  isChecking: boolean;
}

/** The operator's list, which alone forbids a payment. */
export type OperatorList = Pick<ScamAccounts, 'forbidden' | 'readAt'>;

/** What can be said of a typed name without asking the chain. */
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

/** The account of a typed name, read from the chain after a pause in typing, or what is wrong with the name. */
export function useRecipient(typed: string, sender: string): Recipient {
  const name = typedName(typed);
  const settled = useSettled(name);
  const scam = useScamAccounts();
  const { isReady } = scam;
  const nameError = recipientNameError(name, sender, scam);
  // Asked beside the lists, which may forbid the name: nothing is told of it before they are there.
  const isAsking = nameError === null && settled === name;
  const { data, error, isFetching } = useQuery({
    queryKey: ['recipient', name],
    queryFn: async ({ signal }) => (await getAccounts(chain, [name], { signal }))[0] ?? null,
    enabled: isAsking,
    staleTime: 60_000,
    // Never cached across starts: the name may have been registered since.
    gcTime: 60_000,
  });
  if (nameError !== null) return { account: null, error: nameError, isChecking: false };
  if (!isAsking || !isReady || (isFetching && data === undefined))
    return { account: null, error: null, isChecking: true };
  if (data) return checked(data, sender, scam);
  const unknown = new AppError('recipient.unknown', { account: name });
  return { account: null, error: error instanceof AppError ? error : unknown, isChecking: false };
}

/** An id may have been typed: what the name says is checked on the account that was found. */
function checked(account: Account, sender: string, scam: OperatorList): Recipient {
  const error = recipientNameError(account.name, sender, scam);
  return { account: error === null ? account : null, error, isChecking: false };
}
