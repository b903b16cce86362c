import type { Opening } from '../../../signer/protocol/secrets.ts';
import { accountOfOpening, useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';

/** Saves accounts whose keys came into the vault from a file; without a current account, the first becomes it. */
export function listRestored(openings: readonly Opening[]): void {
  const { save } = useAccounts.getState();
  for (const opening of openings) save(accountOfOpening(opening));
  const [first] = openings;
  const { account, enter } = useSession.getState();
  if (account === null && first !== undefined) enter(first.account);
}
