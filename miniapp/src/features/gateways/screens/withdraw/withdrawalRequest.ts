import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import type { ReviewNote, ReviewRequest } from '../../../transactions/model/review.ts';
import { readGatewayAsset } from '../../model/gatewayAsset.ts';
import { useGatewayMoves, type Withdrawal } from '../../model/gatewayMoves.ts';
import { type GatewayWallet, readGatewayWallet } from '../../model/gatewayWallet.ts';
import { isUnvouched } from '../../model/walletDanger.ts';
import { readPresentTerms, type ShownWithdrawal } from './presentTerms.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** A form with all that a withdrawal takes. */
export type Complete = WithdrawForm & {
  units: bigint;
  accountId: string;
  wallet: GatewayWallet;
};

export const isComplete = (form: WithdrawForm): form is Complete =>
  form.units !== null && form.accountId !== undefined && form.wallet !== undefined;

export const shownIn = ({ subject, fields, wallet }: Complete): ShownWithdrawal => ({
  subject,
  address: fields.address.trim(),
  walletId: wallet.id,
});

/** What the sheet says in the user's language. */
export interface WithdrawalWords {
  readonly notes: readonly ReviewNote[];
  /** What takes a tick: an account on the public list of scam, or one that only the gateway's answer ties to the coin. */
  readonly dangersOf: (wallet: GatewayWallet, symbol: string) => readonly string[];
}

function withdrawalOf({ subject, fields, units, wallet }: Complete, id: string): Withdrawal {
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
    walletId: wallet.id,
    walletName: wallet.name,
    issuerId: asset.issuer,
    sentAt: Date.now(),
    blockNumber: null,
  };
}

/**
 * The review of a withdrawal, with a look at the gateway and its account right before the signature. Whether the account is the issuer's
 * is asked of nodes that agree, at the opening too: the form had it from one alone.
 */
export function withdrawalRequest(
  form: Complete,
  words: WithdrawalWords,
  scam: ReadonlySet<string>,
): ReviewRequest {
  const { subject, fee, units, accountId, memoText } = form;
  const { account, asset, coin } = subject;
  // What the gateway said for the form a moment ago serves for the opening of the sheet.
  let isJustRead = true;
  const requestWith = (wallet: GatewayWallet): ReviewRequest => ({
    account,
    operations: [transferOperation({ from: accountId, to: wallet.id, assetId: asset.id, units })],
    memos: [{ index: 0, text: memoText }],
    feeAssetId: fee.fee.feeAssetId,
    typedBy: { accounts: [wallet], assets: [asset] },
    notes: words.notes,
    dangers: words.dangersOf(wallet, coin.symbol),
    onSigned: (id) => useGatewayMoves.getState().add(withdrawalOf(form, id)),
    recheck: async (node) => {
      const { changes } = isJustRead ? { changes: [] } : await readPresentTerms(shownIn(form), scam);
      if (changes.length > 0) throw new AppError('gateway.terms_changed');
      const agreed = await readAgreedWallet(node, form, scam);
      isJustRead = false;
      return {
        request: requestWith(agreed),
        changes: [],
        isWorse: isUnvouched(agreed) && !isUnvouched(wallet),
      };
    },
  });
  return requestWith(form.wallet);
}

/** The gateway's account as the nodes agree that it is. @throws AppError gateway.*, and those of the nodes */
async function readAgreedWallet(
  node: ChainReader,
  { subject, wallet }: Complete,
  scam: ReadonlySet<string>,
): Promise<GatewayWallet> {
  const { account, coin } = subject;
  const [asset, chainId] = await Promise.all([readGatewayAsset(node, coin.symbol), chain.chainId()]);
  const agreed = await readGatewayWallet(node, { coin, asset }, { scam, account, chainId });
  if (agreed.id !== wallet.id || asset.id !== subject.asset.id)
    throw new AppError('node.false_form', { subject: agreed.name });
  return agreed;
}
