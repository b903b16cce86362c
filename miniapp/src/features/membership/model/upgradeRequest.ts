import { getMembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { ReviewRecheck, ReviewRequest } from '../../transactions/model/review.ts';
import type { TranslateMembership } from '../texts/membershipTexts.ts';

/** The input of an upgrade. */
export interface UpgradeOrder {
  readonly account: string;
  readonly accountId: string;
  readonly feeAssetId: string;
  readonly t: TranslateMembership;
}

/** The review of a lifetime membership; its irreversible part needs its own consent. */
export function upgradeRequest(order: UpgradeOrder): ReviewRequest {
  const { account, accountId, feeAssetId, t } = order;
  return {
    account,
    feeAssetId,
    operations: [
      [
        operationType.account_upgrade,
        {
          fee: { amount: 0, asset_id: feeAssetId },
          account_to_upgrade: accountId,
          upgrade_to_lifetime_member: true,
          extensions: [],
        },
      ],
    ],
    typedBy: { accounts: [{ id: accountId, name: account }] },
    dangers: [t('consent')],
    success: t('done', { account }),
    recheck: (node) => recheckUpgrade(order, node),
  };
}

/** @throws AppError chain.already_lifetime_member, and those of getMembershipTerms */
async function recheckUpgrade(order: UpgradeOrder, node: ChainReader): Promise<ReviewRecheck> {
  const { account } = await getMembershipTerms(node, order.account);
  if (account.lifetime_referrer === account.id) throw new AppError('chain.already_lifetime_member');
  return { request: upgradeRequest(order), changes: [], isWorse: false };
}
