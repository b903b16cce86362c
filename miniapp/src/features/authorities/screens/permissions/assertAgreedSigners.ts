import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { AuthorityRole } from '@xbts/shared/protocol/authorityChange.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { presentAuthority } from './presentAuthority.ts';

/**
 * The user's consent to a change of signers rests on the present signers, which the form has from one node: nodes must
 * agree on them.
 * @throws AppError node.false_form, chain.unknown_account, and those of the nodes
 */
export async function assertAgreedSigners(
  node: ChainReader,
  { name, ...form }: Pick<Account, 'name' | 'active' | 'owner'>,
  role: AuthorityRole,
): Promise<void> {
  const [account] = await getAccounts(node, [name]);
  if (account == null) throw new AppError('chain.unknown_account', { account: name });
  const [seen, agreed] = [form, account].map((each) => JSON.stringify(presentAuthority(each[role])));
  if (seen !== agreed) throw new AppError('node.false_form', { subject: name });
}
