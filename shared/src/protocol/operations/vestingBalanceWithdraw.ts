import { assetAmountSchema, objectIdOf } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { account, amount, fee } from '../packedParts.ts';
import { objectId } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { comes, history } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface VestingBalanceWithdraw extends WithFee {
  vesting_balance: string;
  owner: string;
  amount: AssetAmount;
}

export const vestingBalanceWithdraw = {
  payer: 'owner',
  layout: () => ({ fee, vesting_balance: objectId('1.13'), owner: account, amount }),
  feeDefaults: { fee: 2_000_000n },
  fee: flatFee,
  moves: ({ amount: taken }) => movement({ arrives: [taken] }),
  feeStep: noFeeStep,
  says: ({ amount: taken, vesting_balance: id }, { amount: of }) => [
    fact('vestingWithdraw', { amount: of(taken), id }),
  ],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<VestingBalanceWithdraw>;

export const vestingBalanceWithdrawHistory = history(
  operationType.vesting_balance_withdraw,
  { vesting_balance: objectIdOf('1.13'), owner: anAccount, amount: assetAmountSchema },
  {
    effect: ({ amount: claimed }) => ({ claimed }),
    listing: ({ amount: claimed }) => ({ movements: [comes(claimed)] }),
  },
);
