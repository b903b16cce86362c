import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { TranslateGateway } from '../../texts/gatewayTexts.ts';
import { familyName } from '../../ui/gatewayName.ts';
import type { WithdrawalSubject } from './useWithdrawForm.ts';

/** The warning that other networks pay the coin out by the same memo. */
export const sharedMemoText = (
  { network, coin }: Pick<WithdrawalSubject, 'network' | 'coin'>,
  twins: readonly GatewayFamily[],
  t: TranslateGateway,
): string =>
  t('withdraw.sharedMemo', {
    network,
    twins: twins.map((family) => familyName(family, t)).join(', '),
    coin: coin.backingCoin.toLowerCase(),
  });
