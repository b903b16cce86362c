import { factsOf, type Named } from '@xbts/shared/protocol/factsOf.ts';
import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import type { Fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import type { AgreedFacts, AgreedProposal, ShownFacts, ShownMemo } from '../../../signer/shownFacts.ts';
import type { PreparedReview } from './prepareReview.ts';

/** The memos with their recipients, as the sheet shows them. */
export function shownMemos({
  memos,
  operations,
  recipients,
}: Pick<PreparedReview, 'memos' | 'operations' | 'recipients'>): ShownMemo[] {
  return memos.map(({ index, text }) => {
    const operation = operations[index];
    const toId = operation === undefined ? null : movementOf(operation).toId;
    return { index, text, to: recipients.find(({ id }) => id === toId)?.name ?? '' };
  });
}

/** The names used in the sentences of a review. */
export const namedIn = ({
  assets,
  payer,
  recipients,
  mentioned = [],
  proposals = [],
  timed = [],
  candidates = [],
}: PreparedReview): Named => ({
  assets,
  accounts: [payer, ...recipients, ...mentioned],
  proposals,
  timed,
  candidates,
});

const isTold = (operation: Operation | null): operation is Operation => operation !== null;

/** Proposals in which the app can describe every operation: no other may be approved. */
const toldProposals = (proposals: readonly Proposal[]): AgreedProposal[] =>
  proposals.flatMap(({ id, operations }) => (operations.every(isTold) ? [{ id, operations }] : []));

/**
 * The effect of each operation, as the sheet renders it; empty for a single payment, whose amount and recipient the
 * sheet shows anyway. For several operations, the sums do not show who gets which amount.
 */
export function stepsOf(prepared: PreparedReview): (readonly Fact[])[] {
  const { operations } = prepared;
  const isAlone = operations.length === 1;
  return operations.map((operation) =>
    isAlone && operation[0] === operationType.transfer ? [] : factsOf(operation, namedIn(prepared)),
  );
}

/** The sheet's statements about a prepared review, as data for the signer. */
export function shownFacts(prepared: PreparedReview): ShownFacts {
  const { payer, recipients, leaves, arrives, wants, fees } = prepared;
  return {
    payer: { id: payer.id, name: payer.name },
    recipients: recipients.map(({ id, name }) => ({ id, name })),
    leaves,
    arrives,
    wants,
    fees,
    memos: shownMemos(prepared),
    notes: prepared.notes.map(({ value, isInMemo = false }) => ({ value, isInMemo })),
    steps: stepsOf(prepared),
    expects: prepared.expects,
    mayRemain: prepared.mayRemain,
    ...(prepared.votes === undefined ? {} : { votes: prepared.votes }),
  };
}

/** The statements that all asked nodes agree on, as data for the signer. */
export function agreedFacts(prepared: PreparedReview, nodes: readonly string[]): AgreedFacts {
  const {
    payer,
    recipients,
    mentioned = [],
    assets,
    agreedTime,
    proposals = [],
    timed = [],
    votes,
    candidates = [],
  } = prepared;
  return {
    time: agreedTime,
    nodes: nodes.length,
    accounts: [payer, ...recipients, ...mentioned].map(({ id, name, owner, active, options }) => ({
      id,
      name,
      owner,
      active,
      options,
    })),
    candidates: votes === undefined ? candidates : [...votes.added, ...votes.removed],
    ...(votes?.proxy == null ? {} : { proxy: votes.proxy }),
    assets: assets.map(({ id, symbol, precision, issuer, options }) => ({
      id,
      symbol,
      precision,
      marketFee: marketFeeOf({ options }),
      issuer,
    })),
    proposals: toldProposals(proposals),
    timed,
  };
}
