import { factsOf, type Named } from '@xbts/shared/protocol/factsOf.ts';
import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import type { Fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import type { AgreedFacts, AgreedProposal, ShownFacts, ShownMemo } from '../../../signer/shownFacts.ts';
import type { PreparedReview } from './prepareReview.ts';

/** The memos with whom they go to, as the sheet shows them. */
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

/** What the sentences of a review name things by. */
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

/** Proposals whose every operation can be told: no other may be approved. */
const toldProposals = (proposals: readonly Proposal[]): AgreedProposal[] =>
  proposals.flatMap(({ id, operations }) => (operations.every(isTold) ? [{ id, operations }] : []));

/**
 * What each operation does, as the sheet renders it; nothing for a payment that is all of it, since its amount and recipient stand on the
 * sheet. Of several, the sums do not tell who gets what.
 */
export function stepsOf(prepared: PreparedReview): (readonly Fact[])[] {
  const { operations } = prepared;
  const isAlone = operations.length === 1;
  return operations.map((operation) =>
    isAlone && operation[0] === operationType.transfer ? [] : factsOf(operation, namedIn(prepared)),
  );
}

/** What the sheet says of a prepared review, as data for the signer. */
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

/** What the nodes that were asked say alike of it, as data for the signer. */
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
