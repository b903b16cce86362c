import * as v from 'valibot';
import { hasUnableSigner, isPossible, membersOf } from '../authority.ts';
import { PROXY_TO_SELF } from '../constants.ts';
import { isEmptyExtension } from '../emptyExtension.ts';
import { memoKeyChange } from '../memoKeyChange.ts';
import { authoritySchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, accountOptions, authority, fee } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { type FactNames, fact } from './facts.ts';
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
  says: (update, names) => {
    const { owner, active, new_options } = update;
    const isOfSigners = new_options === undefined && (owner === undefined) !== (active === undefined);
    if (names.isProposed || isOfSigners) return updateFacts(update, names);
    // The sheet lists votes, and warns of a password change.
    const options = names.options(update.account);
    const key = options === undefined ? null : memoKeyChange(update, options);
    return key === null ? [] : [fact('memoKey', { key })];
  },
  isTellable: always,
  // The account's own authorities, acceptable to the chain and signable; memo key, proxy and votes, and nothing else.
  isProposable: ({ account: id, owner, active, new_options: options }) => {
    const authorities = [owner, active].filter((each) => each !== undefined);
    const isFair = authorities.every((each) => isPossible(each) && !hasUnableSigner(each, id));
    const changesSome = authorities.length > 0 || options !== undefined;
    return isFair && changesSome && isEmptyExtension(options?.extensions);
  },
} satisfies SignedOperation<AccountUpdate>;

const heads = { owner: 'owners', active: 'signers' } as const;

function signerFacts(
  role: keyof typeof heads,
  signers: Authority | undefined,
  { account: nameOf }: FactNames,
) {
  if (signers === undefined) return [];
  const members = membersOf(signers).map(([id, weight]) =>
    id.startsWith('1.2.')
      ? fact('signerAccount', { name: nameOf(id), id, weight })
      : fact('signerKey', { key: id, weight }),
  );
  return [fact(heads[role], { threshold: signers.weight_threshold }), ...members];
}

/** The kind of candidate behind a vote id `type:instance`. */
export const candidateKind = (voteId: string) =>
  voteId.startsWith('1:') ? 'witness' : voteId.startsWith('0:') ? 'committee' : 'worker';

function optionFacts(options: AccountOptions | undefined, { account: nameOf, candidate }: FactNames) {
  if (options === undefined) return [];
  const { memo_key: key, voting_account: id, num_witness, num_committee, votes } = options;
  return [
    fact('memoKey', { key }),
    id === PROXY_TO_SELF ? fact('votesItself', { id }) : fact('votesThrough', { name: nameOf(id), id }),
    fact('wantsWitnesses', { number: num_witness }),
    fact('wantsCommittee', { number: num_committee }),
    ...votes.map((id) => fact('vote', { role: [fact(candidateKind(id))], name: candidate(id), id })),
  ];
}

/** Everything that an update changes, part by part: the signers in each role, the memo key, and the votes. */
const updateFacts = ({ owner, active, new_options }: AccountUpdate, names: FactNames) => [
  ...signerFacts('owner', owner, names),
  ...signerFacts('active', active, names),
  ...optionFacts(new_options, names),
];

export const accountUpdateHistory = feeHistory(operationType.account_update, {
  account: anAccount,
  owner: v.optional(authoritySchema),
  active: v.optional(authoritySchema),
});
