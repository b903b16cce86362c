import type { Named } from '@xbts/shared/protocol/factsOf.ts';
import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type {
  AgreedFacts,
  AgreedProposal,
  ShownFacts,
  ShownLine,
  ShownMemo,
} from '../../../signer/shownFacts.ts';
import { reviewTexts } from '../texts/reviewTexts.ts';
import { operationSentences } from './operationSentence.ts';
import type { PreparedReview } from './prepareReview.ts';
import type { Line } from './reviewSums.ts';

const shownLine = (line: Line): ShownLine => ({
  ...line,
  words: formatAmount(line.units, line.precision, 'exact'),
});

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

/** What the sheet says of a prepared review, as data for the signer. */
export function shownFacts(prepared: PreparedReview): ShownFacts {
  const { payer, recipients, leaves, arrives, wants, fees, operations } = prepared;
  return {
    payer: { id: payer.id, name: payer.name },
    recipients: recipients.map(({ id, name }) => ({ id, name })),
    leaves: leaves.map(shownLine),
    arrives: arrives.map(shownLine),
    wants: wants.map(shownLine),
    fees: fees.map(shownLine),
    memos: shownMemos(prepared),
    notes: prepared.notes.map(({ value, isInMemo = false }) => ({ value, isInMemo })),
    steps: operationSentences(operations, namedIn(prepared), reviewTexts.translate),
    expects: prepared.expects.map(shownLine),
    mayRemain: prepared.mayRemain.map(shownLine),
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
