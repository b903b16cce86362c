import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import type { ReviewNote, ReviewRequest } from '../../../transactions/model/review.ts';
import { readGatewayAsset } from '../../model/gatewayAsset.ts';
import { type GatewayIssuer, readGatewayIssuer } from '../../model/gatewayIssuer.ts';
import { useGatewayMoves, type Withdrawal } from '../../model/gatewayMoves.ts';
import { readPresentTerms, type ShownWithdrawal } from './presentTerms.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** A complete form of a withdrawal. */
export type Complete = WithdrawForm & {
  units: bigint;
  accountId: string;
  issuer: GatewayIssuer;
};

export const isComplete = (form: WithdrawForm): form is Complete =>
  form.units !== null && form.accountId !== undefined && form.issuer !== undefined;

export const shownIn = ({ subject, fields, issuer }: Complete): ShownWithdrawal => ({
  subject,
  address: fields.address.trim(),
  issuerId: issuer.id,
});

/** The sheet's texts in the user's language. */
export interface WithdrawalWords {
  readonly notes: readonly ReviewNote[];
  /** The points that require a tick. */
  readonly dangers: readonly string[];
}

function withdrawalOf({ subject, fields, units, issuer }: Complete, id: string): Withdrawal {
  const { account, family, coin, asset, network } = subject;
  return {
    id,
    account,
    family,
    symbol: coin.symbol,
    address: fields.address.trim(),
    memo: coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '',
    assetId: asset.id,
    network,
    units: units.toString(),
    precision: asset.precision,
    walletId: issuer.id,
    walletName: issuer.name,
    issuerId: issuer.id,
    sentAt: Date.now(),
    blockNumber: null,
  };
}

/**
 * The review of a withdrawal: a transfer to the coin's issuer, with another check of the gateway right before the
 * signature. Nodes must agree on the issuer, at the opening too: the form has it from a single one.
 */
export function withdrawalRequest(
  form: Complete,
  words: WithdrawalWords,
  scam: ReadonlySet<string>,
): ReviewRequest {
  const { subject, fee, units, accountId, memoText, issuer } = form;
  const { account, asset } = subject;
  // The gateway's answer for the form a moment ago serves for the opening of the sheet.
  let isJustRead = true;
  const request: ReviewRequest = {
    account,
    operations: [transferOperation({ from: accountId, to: issuer.id, assetId: asset.id, units })],
    memos: [{ index: 0, text: memoText }],
    feeAssetId: fee.fee.feeAssetId,
    typedBy: { accounts: [issuer], assets: [asset] },
    notes: words.notes,
    dangers: words.dangers,
    onSigned: (id) => useGatewayMoves.getState().add(withdrawalOf(form, id)),
    recheck: async (node) => {
      const { changes } = isJustRead ? { changes: [] } : await readPresentTerms(shownIn(form), scam);
      if (changes.length > 0) throw new AppError('gateway.terms_changed');
      await assertAgreedIssuer(node, form, scam);
      isJustRead = false;
      return { request, changes: [], isWorse: false };
    },
  };
  return request;
}

/**
 * Checks that the form's asset and issuer are those that nodes agree on. @throws AppError node.false_form, gateway.*,
 * and those of the nodes
 */
async function assertAgreedIssuer(
  node: ChainReader,
  { subject, issuer }: Complete,
  scam: ReadonlySet<string>,
): Promise<void> {
  const { account, coin } = subject;
  const asset = await readGatewayAsset(node, coin.symbol);
  const agreed = await readGatewayIssuer(node, { coin, asset }, { scam, account });
  if (agreed.id !== issuer.id || asset.id !== subject.asset.id)
    throw new AppError('node.false_form', { subject: agreed.name });
}
