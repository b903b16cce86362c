import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { findLegacyAccount } from '../../../../signer/legacyAccount.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { Way } from '../../../../signer/protocol/protection.ts';
import { accountOfOpening, useAccounts } from '../../model/accounts.ts';
import { removeLegacyWallet } from '../../model/legacyWallet.ts';
import { useSession } from '../../model/session.ts';

/**
 * Moves the legacy app's account into the vault and enters it. The legacy store goes last: whatever stops in between
 * leaves both, and then the move can be made again.
 * @throws AppError legacy.damaged, login.* (the keys are not the account's any more), vault codes
 */
export async function moveLegacyAccount(parts: { text: string; legacyPin: string; pin: Way }): Promise<void> {
  const found = findLegacyAccount(parts.text);
  if (found === undefined) throw new AppError('legacy.damaged');
  const [account] = await getAccounts(chain, [found.name]);
  if (!account) throw new AppError('login.unknown_account', { account: found.name });
  const opening = await signer.moveLegacyAccount({ ...parts, account, kind: found.kind });
  useAccounts.getState().save(accountOfOpening(opening));
  useSession.getState().enter(opening.account);
  removeLegacyWallet();
}
