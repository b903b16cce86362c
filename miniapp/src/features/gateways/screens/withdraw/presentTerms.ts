import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { assertAddress } from '../../model/gatewayAddressCheck.ts';
import { readGatewayAsset } from '../../model/gatewayAsset.ts';
import { readPresentCoin } from '../../model/gatewayCalls.ts';
import { changedTerms, type TermChange } from '../../model/gatewayTerms.ts';
import { readGatewayWallet, type WalletRules } from '../../model/gatewayWallet.ts';
import type { WithdrawalSubject } from './useWithdrawForm.ts';

/** What the form shows and the user is about to agree to. */
export interface ShownWithdrawal {
  readonly subject: WithdrawalSubject;
  readonly address: string;
  readonly walletId: string;
}

/** The gateway's current terms; `changes` tells what the form shows otherwise. */
export interface PresentTerms {
  readonly coin: GatewayCoin;
  readonly changes: readonly TermChange[];
}

/**
 * Asks the gateway once more, and the chain about what it says: terms, the address, and the account it is sent to. With changes
 * nothing further is checked.
 * @throws AppError gateway.*, withdrawal.*, service.*, and those of the node
 */
export async function readPresentTerms(
  { subject, address, walletId }: ShownWithdrawal,
  scam: WalletRules['scam'],
): Promise<PresentTerms> {
  const { account, family, coin: shown, network } = subject;
  const coin = await readPresentCoin(family, shown.symbol);
  if (!coin.withdrawalAllowed) throw new AppError('gateway.withdrawal_maintenance');
  const changes = changedTerms(shown, coin);
  if (changes.length > 0) return { coin, changes };
  // The memo to the gateway begins with it: another one would pay out another coin, or nothing.
  if (coin.backingCoin !== shown.backingCoin) throw new AppError('gateway.terms_changed');
  const asset = await readGatewayAsset(chain, coin.symbol);
  const [wallet] = await Promise.all([
    readGatewayWallet(chain, { coin, asset }, { scam, account, chainId: await chain.chainId() }),
    assertAddress({ family, coin, address, network }),
  ]);
  if (wallet.id !== walletId || asset.id !== subject.asset.id) throw new AppError('gateway.terms_changed');
  return { coin, changes };
}
