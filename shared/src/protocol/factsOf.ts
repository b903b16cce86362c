import type { Account, Asset } from './objects.ts';
import { type Fact, type FactNames, fact, type LaterFact } from './operations/facts.ts';
import type { Operation } from './operations.ts';
import type { Proposal } from './proposals.ts';
import { payerOf, sayingOf } from './signed.ts';
import type { TimedTransfer } from './timedTransfers.ts';

/** A candidate for votes, with its name. */
export interface NamedCandidate {
  /** `type:instance` */
  readonly voteId: string;
  readonly name: string;
}

/** The sources of names in facts: everything that a review has read. */
export interface Named {
  readonly assets: readonly Pick<Asset, 'id' | 'symbol' | 'precision'>[];
  readonly accounts: readonly (Pick<Account, 'id' | 'name'> & Partial<Pick<Account, 'options'>>)[];
  readonly proposals?: readonly Pick<Proposal, 'id' | 'operations'>[];
  readonly timed?: readonly TimedTransfer[];
  readonly candidates?: readonly NamedCandidate[];
}

/** Reports a name that was not read: the fact uses the id then. */
export type Missing = (part: 'asset' | 'recipient' | 'votes' | 'step') => void;

const ignore: Missing = () => undefined;

/** Names things by the data read. */
export function namesBy(
  { assets, accounts, proposals = [], timed = [], candidates = [] }: Named,
  isProposed: boolean,
  missing: Missing = ignore,
): FactNames {
  const known = <T>(found: T | undefined, part: Parameters<Missing>[0]): T | undefined => {
    if (found === undefined) missing(part);
    return found;
  };
  const assetOf = (id: string) =>
    known(
      assets.find((each) => each.id === id),
      'asset',
    );
  const later = (operations: readonly unknown[]) =>
    operations.map((each) => laterFact(each as Operation | null, named, missing));
  const named = { assets, accounts, proposals, timed, candidates };
  return {
    isProposed,
    amount: ({ amount, asset_id: assetId }) => {
      const asset = assetOf(assetId);
      const { symbol = assetId, precision = 0 } = asset ?? {};
      return { units: BigInt(amount), precision, symbol, assetId };
    },
    symbol: (id) => assetOf(id)?.symbol ?? id,
    account: (id) =>
      known(
        accounts.find((each) => each.id === id),
        'recipient',
      )?.name ?? id,
    options: (id) => accounts.find((each) => each.id === id)?.options,
    candidate: (id) =>
      known(
        candidates.find(({ voteId }) => voteId === id),
        'votes',
      )?.name ?? id,
    timed: (id) =>
      known(
        timed.find((each) => each.id === id),
        'step',
      ),
    later,
    proposal: (id) => later(proposals.find((each) => each.id === id)?.operations ?? []),
  };
}

/** The effect of an operation once it is approved; the warning for an operation without its own words. */
export function laterFact(operation: Operation | null, named: Named, missing?: Missing): LaterFact {
  if (operation === null) return fact('untold');
  const names = namesBy(named, true, missing);
  const [type, payload] = operation;
  const what = sayingOf(operation, names);
  const isSealed = type === 0 && payload.memo !== undefined;
  return fact(isSealed ? 'laterSealed' : 'later', {
    name: names.account(payerOf(operation) ?? ''),
    fee: names.amount(payload.fee),
    what: what.length === 0 ? [fact('untold')] : what,
  });
}

/** The effects of an operation, named by the data read. */
export const factsOf = (operation: Operation, named: Named, missing?: Missing): readonly Fact[] =>
  sayingOf(operation, namesBy(named, false, missing));
