import * as v from 'valibot';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import { amountText, dollarsOf, dollarText } from '../amountText.ts';
import type { NoticeKind } from '../notice.ts';
import { listedAtMost } from './listedAtMost.ts';
import { unitsField } from './unitsField.ts';

/** One payment of a round in the form of queueRoundNotices; price in US dollars of one whole, null when unknown. */
const fact = v.object({
  operation: v.string(),
  account: v.string(),
  payer: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
  price: v.nullable(v.number()),
});

type PayoutFact = v.InferOutput<typeof fact>;

/** The key of a round's digest: one for each subscriber. */
export const payoutKey = (roundId: string): string => `payout:${roundId}`;

/** The digest of one round: every payment to the subscriber's accounts in one message. */
export const payout: NoticeKind<typeof fact> = {
  name: 'payout',
  fact,
  render(facts, { payout: said }, links) {
    const lines = facts.slice(0, listedAtMost).map((each) => {
      const worth = each.price === null ? '' : ` ${htmlText(dollarText(dollarsOf(each, each.price)))}`;
      return `${htmlText(each.account)}: ${htmlLink(links.operation(each.operation), `+${amountText(each)}`)}${worth}`;
    });
    if (facts.length > listedAtMost) lines.push(said.more(facts.length - listedAtMost));
    const payers = [...new Set(facts.map((each) => each.payer))].join(', ');
    return {
      html: [`<b>${said.title}</b>`, ...lines, ...total(facts, said.total), said.from(htmlText(payers))].join(
        '\n',
      ),
      button: { text: said.button, target: links.screen('smartholder') },
    };
  },
};

/** The sum's value, if there are several payments and every price is known. */
function total(facts: readonly PayoutFact[], said: (worth: string) => string): string[] {
  const worths = facts.map((each) => (each.price === null ? Number.NaN : dollarsOf(each, each.price)));
  const sum = worths.reduce((before, worth) => before + worth, 0);
  return facts.length < 2 || Number.isNaN(sum) ? [] : [said(htmlText(dollarText(sum)))];
}
