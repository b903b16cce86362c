import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { struct, variant } from '../packedCollections.ts';
import { account, amount, fee } from '../packedParts.ts';
import { type Pack, time, uint32 } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact, momentOf } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { goes, history, sentListing, takesPart } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, NoExtensions, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

/** The initial policy of a vesting balance (chain.md §7). */
export type VestingPolicyInitializer =
  | [0, { begin_timestamp: string; vesting_cliff_seconds: number; vesting_duration_seconds: number }]
  | [1, { start_claim: string; vesting_seconds: number }]
  | [2, NoExtensions];

export interface VestingBalanceCreate extends WithFee {
  creator: string;
  owner: string;
  amount: AssetAmount;
  policy: VestingPolicyInitializer;
}

export const vestingBalanceCreate = {
  payer: 'creator',
  layout: () => ({ fee, creator: account, owner: account, amount, policy: policy() }),
  feeDefaults: { fee: 100_000n },
  fee: flatFee,
  moves: ({ amount: locked, owner }) => movement({ leaves: [locked], toId: owner }),
  feeStep: noFeeStep,
  says: (create, { amount: of }) => [
    fact('vestingCreate', { amount: of(create.amount), term: [termOf(create)] }),
  ],
  // Only for an own stake with a term: no screen makes another.
  isTellable: ({ creator, owner, policy: [kind] }) => creator === owner && kind !== 2,
  isProposable: always,
} satisfies SignedOperation<VestingBalanceCreate>;

const policy = (): Pack =>
  variant({
    0: struct({ begin_timestamp: time, vesting_cliff_seconds: uint32, vesting_duration_seconds: uint32 }),
    1: struct({ start_claim: time, vesting_seconds: uint32 }),
    2: struct({}),
  });

const DAY_SECONDS = 86_400;

function termOf({ policy: term }: VestingBalanceCreate) {
  if (term[0] === 0) {
    const { begin_timestamp: begin, vesting_cliff_seconds, vesting_duration_seconds } = term[1];
    return fact('termLinear', {
      cliff: momentOf(begin, vesting_cliff_seconds),
      end: momentOf(begin, vesting_duration_seconds),
    });
  }
  if (term[0] === 2) return fact('termInstant');
  const { start_claim, vesting_seconds } = term[1];
  return fact('termCoinDays', { start: momentOf(start_claim), count: vesting_seconds / DAY_SECONDS });
}

export const vestingBalanceCreateHistory = history(
  operationType.vesting_balance_create,
  { creator: anAccount, owner: anAccount, amount: assetAmountSchema },
  {
    effect: ({ creator, owner, amount: locked }, { me }) => {
      if (creator !== me) return { counterparty: creator };
      return owner === me ? { staked: locked } : { counterparty: owner, gave: [locked] };
    },
    listing: ({ creator, owner, amount: locked }, { me }) =>
      creator === owner
        ? { movements: [goes(locked)] }
        : {
            ...sentListing({ from: creator, to: owner, amount: locked }, me),
            movements: [creator === me ? goes(locked) : takesPart(locked)],
          },
  },
);
