import * as v from 'valibot';
import { htmlText } from '../../telegram/html.ts';
import { amountText, dollarsOf, dollarText } from '../amountText.ts';
import type { NoticeKind } from '../notice.ts';
import { listedAtMost } from './listedAtMost.ts';
import { unitsField } from './unitsField.ts';

/** A round's payments in one asset; price in US dollars of one whole, null when unknown. */
const fact = v.object({
  payer: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
  payments: v.number(),
  accounts: v.number(),
  price: v.nullable(v.number()),
});

/** The key of a round's post to the channel. */
export const summaryKey = (roundId: string): string => `summary:${roundId}`;

/** One post a round for the operator's channel: sums by asset, without recipients' names. */
export const roundSummary: NoticeKind<typeof fact> = {
  name: 'roundSummary',
  fact,
  render(facts, { roundSummary: said, payout: { more } }, links) {
    const lines = facts.slice(0, listedAtMost).map((each) => {
      const worth = each.price === null ? '' : ` ${htmlText(dollarText(dollarsOf(each, each.price)))}`;
      return `${htmlText(amountText(each))}${worth} ${said.spread(each.payments, each.accounts)}`;
    });
    if (facts.length > listedAtMost) lines.push(more(facts.length - listedAtMost));
    const payer = htmlText(facts[0].payer);
    return {
      html: [`<b>${said.title}</b>`, ...lines, said.from(payer)].join('\n'),
      // The messenger allows no mini app buttons in channels.
      button: { text: said.button, target: links.page('smartholder') },
    };
  },
};
