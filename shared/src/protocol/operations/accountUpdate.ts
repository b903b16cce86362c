import * as v from 'valibot';
import { hasNobody, isPossible } from '../authority.ts';
import { isEmptyExtension } from '../emptyExtension.ts';
import { authoritySchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, accountOptions, authority, fee } from '../packedParts.ts';
import type { SignedOperation } from './definition.ts';
import { noFeeStep } from './feeStep.ts';
import { feeBySize, flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { AccountOptions, Authority, NoExtensions, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface AccountUpdate extends WithFee {
  account: string;
  owner?: Authority;
  active?: Authority;
  new_options?: AccountOptions;
  extensions: NoExtensions;
}

export const accountUpdate = {
  payer: 'account',
  layout: () => ({
    fee,
    account,
    owner: optional(authority),
    active: optional(authority),
    new_options: optional(accountOptions),
    extensions: nothing,
  }),
  feeDefaults: { fee: 2_000_000n, price_per_kbyte: 100_000n },
  fee: (update, terms) => (update.new_options === undefined ? flatFee : feeBySize)(update, terms),
  moves: movesNothing,
  feeStep: noFeeStep,
  // Its own authorities, such as the chain takes and somebody can sign for; memo key, proxy and votes, and nothing else.
  isProposable: ({ account: id, owner, active, new_options: options }) => {
    const authorities = [owner, active].filter((each) => each !== undefined);
    const isFair = authorities.every((each) => isPossible(each) && !hasNobody(each, id));
    const changesSome = authorities.length > 0 || options !== undefined;
    return isFair && changesSome && isEmptyExtension(options?.extensions);
  },
} satisfies SignedOperation<AccountUpdate>;

export const accountUpdateHistory = feeHistory(operationType.account_update, {
  account: anAccount,
  owner: v.optional(authoritySchema),
  active: v.optional(authoritySchema),
});
