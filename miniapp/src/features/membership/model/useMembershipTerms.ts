import { useQuery } from '@tanstack/react-query';
import { getMembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { useFullAccount } from '../../account/model/account.ts';

/**
 * A membership's price and benefits, by the agreement of nodes of different operators; read again when the account
 * changes.
 */
export function useMembershipTerms(account: string) {
  const full = useFullAccount(account);
  const isMember = full.data !== undefined && full.data.account.lifetime_referrer === full.data.account.id;
  return useQuery({
    queryKey: ['membership', account, isMember],
    queryFn: async () => (await readAgreed(chain, (node) => getMembershipTerms(node, account))).value,
  });
}
