import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { AgreedFacts, ShownFacts, ShownLine } from '../../../signer/shownFacts.ts';
import { reviewTexts } from '../texts/reviewTexts.ts';
import { operationSentences } from './operationSentence.ts';
import type { PreparedReview } from './prepareReview.ts';
import type { Line } from './reviewSums.ts';

const shownLine = (line: Line): ShownLine => ({
  ...line,
  words: formatAmount(line.units, line.precision, 'exact'),
});

/** What the sheet says of a prepared review, as data for the signer. */
export function shownFacts(prepared: PreparedReview): ShownFacts {
  const { payer, recipients, leaves, arrives, wants, fees, memos, operations, assets } = prepared;
  const named = { assets, accounts: [payer, ...recipients] };
  return {
    payer: { id: payer.id, name: payer.name },
    recipients: recipients.map(({ id, name }) => ({ id, name })),
    leaves: leaves.map(shownLine),
    arrives: arrives.map(shownLine),
    wants: wants.map(shownLine),
    fees: fees.map(shownLine),
    memos: memos.map(({ text }) => text),
    steps: operationSentences(operations, named, reviewTexts.translate),
    expects: prepared.expects.map(shownLine),
    mayRemain: prepared.mayRemain.map(shownLine),
  };
}

/** What the nodes that were asked say alike of it, as data for the signer. */
export function agreedFacts(prepared: PreparedReview, nodes: readonly string[]): AgreedFacts {
  const { payer, recipients, assets, agreedTime } = prepared;
  return {
    time: agreedTime,
    nodes: nodes.length,
    accounts: [payer, ...recipients].map(({ id, name, owner, active, options }) => ({
      id,
      name,
      owner,
      active,
      options,
    })),
    assets: assets.map(({ id, symbol, precision, options }) => ({
      id,
      symbol,
      precision,
      marketFee: marketFeeOf({ options }),
    })),
  };
}
