import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { FormFacts } from '../../../transactions/model/review.ts';
import type { Spendable } from './transferForm.ts';

/** One node's facts behind payments: the accounts of the names, and the sent asset. */
export function factsOf(recipients: readonly (Account | null)[], holding: Spendable | undefined): FormFacts {
  return {
    accounts: recipients.flatMap((account) =>
      account === null ? [] : [{ id: account.id, name: account.name }],
    ),
    assets:
      holding === undefined
        ? []
        : [{ id: holding.assetId, symbol: holding.symbol, precision: holding.precision }],
  };
}
