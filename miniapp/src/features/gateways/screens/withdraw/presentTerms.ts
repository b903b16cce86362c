import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import { assertAddress } from '../../model/gatewayAddressCheck.ts';
import { readGatewayAsset } from '../../model/gatewayAsset.ts';
import { readPresentCoin } from '../../model/gatewayCalls.ts';
import { type IssuerRules, readGatewayIssuer } from '../../model/gatewayIssuer.ts';
import { changedTerms, type TermChange } from '../../model/gatewayTerms.ts';
import type { WithdrawalSubject } from './useWithdrawForm.ts';

/** The form's content, which the user is about to agree to. */
export interface ShownWithdrawal {
  readonly subject: WithdrawalSubject;
  readonly address: string;
  readonly issuerId: string;
}

/** The gateway's current terms; `changes` lists their differences from the form. */
export interface PresentTerms {
  readonly coin: GatewayCoin;
  readonly changes: readonly TermChange[];
}

/**
 * Asks the gateway again, and the chain about the issuer: terms, address, and recipient. With changes nothing further
 * is checked.
 * @throws AppError gateway.*, withdrawal.*, service.*, and those of the node
 */
export async function readPresentTerms(
  { subject, address, issuerId }: ShownWithdrawal,
  scam: IssuerRules['scam'],
): Promise<PresentTerms> {
  const { account, family, coin: shown, network } = subject;
  const coin = await readPresentCoin(family, shown.symbol);
  if (!coin.withdrawalAllowed) throw new AppError('gateway.withdrawal_maintenance');
  const changes = changedTerms(shown, coin);
  if (changes.length > 0) return { coin, changes };
  // It begins the memo to the gateway: a wrong one would pay out another coin, or nothing.
  if (coin.backingCoin !== shown.backingCoin) throw new AppError('gateway.terms_changed');
  const asset = await readGatewayAsset(chain, coin.symbol);
  const [issuer] = await Promise.all([
    readGatewayIssuer(chain, { coin, asset }, { scam, account }),
    assertAddress({ family, coin, address, network }),
  ]);
  if (issuer.id !== issuerId || asset.id !== subject.asset.id) throw new AppError('gateway.terms_changed');
  return { coin, changes };
}
