import type { Ledger } from '../../chain/ledger/ledger.ts';

/**
 * Puts an operation of a gateway's or issuer's account into the next block, with the required fee. Throws NodeError.
 */
export function pushAsGateway(ledger: Ledger, [type, members]: readonly [number, object]): string {
  const draft = [type, { fee: { amount: '0', asset_id: '1.3.0' }, ...members }];
  const amount = ledger.requiredFees([draft], '1.3.0')[0]?.amount.toString() ?? '0';
  return ledger.pushOperations([[type, { ...members, fee: { amount, asset_id: '1.3.0' } }]]).id;
}
