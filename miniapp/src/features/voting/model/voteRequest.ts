import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type Votes, votesUpdate } from '@xbts/shared/protocol/votes.ts';
import type { ReviewRecheck, ReviewRequest } from '../../transactions/model/review.ts';
import type { TranslateVoting } from '../texts/votingTexts.ts';

/** The input for a change of votes. */
export interface VoteOrder {
  readonly account: Pick<Account, 'id' | 'name' | 'options'>;
  readonly votes: Votes;
  /** The proxy as typed; null without one. */
  readonly proxy: Pick<Account, 'id' | 'name'> | null;
  readonly feeAssetId: string;
  readonly t: TranslateVoting;
}

/** The review of changed votes, with their meaning in words. */
export function voteRequest(order: VoteOrder): ReviewRequest {
  const { account, votes, proxy, feeAssetId, t } = order;
  const isOwn = votes.proxyId === PROXY_TO_SELF;
  return {
    account: account.name,
    feeAssetId,
    operations: [[operationType.account_update, votesUpdate(account, votes)]],
    typedBy: {
      accounts: [account, ...(proxy === null ? [] : [proxy])].map(({ id, name }) => ({ id, name })),
    },
    warnings: isOwn ? [] : [t('proxyDecides')],
    success: t('voted'),
    recheck: (node) => recheckVotes(order, node),
  };
}

/**
 * Applies the same votes to the account's current state: other changes made since are preserved. @throws AppError
 * chain.unknown_account
 */
async function recheckVotes(order: VoteOrder, node: ChainReader): Promise<ReviewRecheck> {
  const [account] = await getAccounts(node, [order.account.name]);
  if (account == null) throw new AppError('chain.unknown_account', { account: order.account.name });
  return { request: voteRequest({ ...order, account }), changes: [], isWorse: false };
}
