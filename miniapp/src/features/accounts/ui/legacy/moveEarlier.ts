import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { findEarlierAccount } from '../../../../signer/earlierAccount.ts';
import { signer } from '../../../../signer/page/client.ts';
import { accountOfOpening, useAccounts } from '../../model/accounts.ts';
import { leaveEarlier } from '../../model/earlier.ts';
import { EARLIER_STORE } from '../../model/earlierKey.ts';
import { useSession } from '../../model/session.ts';

/**
 * Moves the earlier app's account into the vault and enters it. The earlier store goes last: whatever stops in between
 * leaves both, and then the move can be made again.
 * @throws AppError earlier.damaged, login.* (the keys are not the account's any more), vault codes
 */
export async function moveEarlier(parts: { text: string; earlierPin: string; pin: string }): Promise<void> {
  const found = findEarlierAccount(parts.text);
  if (found === undefined) throw new AppError('earlier.damaged');
  const [account] = await getAccounts(chain, [found.name]);
  if (!account) throw new AppError('login.unknown_account', { account: found.name });
  const opening = await signer.moveEarlier({ ...parts, account, kind: found.kind });
  useAccounts.getState().save(accountOfOpening(opening));
  useSession.getState().enter(opening.account);
  window.localStorage.removeItem(EARLIER_STORE);
  leaveEarlier();
}
