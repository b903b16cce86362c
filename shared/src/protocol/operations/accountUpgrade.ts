import * as v from 'valibot';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee } from '../packedParts.ts';
import { bool } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface AccountUpgrade extends WithFee {
  account_to_upgrade: string;
  upgrade_to_lifetime_member: boolean;
  extensions: [];
}

export const accountUpgrade = {
  payer: 'account_to_upgrade',
  layout: () => ({ fee, account_to_upgrade: account, upgrade_to_lifetime_member: bool, extensions: nothing }),
  feeDefaults: { membership_annual_fee: 200_000_000n, membership_lifetime_fee: 1_000_000_000n },
  fee: ({ upgrade_to_lifetime_member: isForLife }, { parameters }) =>
    (isForLife ? parameters.membership_lifetime_fee : parameters.membership_annual_fee) ?? 0n,
  // The price of a membership is its fee.
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ account_to_upgrade: id }, { account: nameOf }) => [fact('upgrade', { name: nameOf(id), id })],
  // The chain no longer grants annual memberships.
  isTellable: ({ upgrade_to_lifetime_member }) => upgrade_to_lifetime_member,
  isProposable: always,
} satisfies SignedOperation<AccountUpgrade>;

export const accountUpgradeHistory = feeHistory(operationType.account_upgrade, {
  account_to_upgrade: anAccount,
  upgrade_to_lifetime_member: v.boolean(),
});
