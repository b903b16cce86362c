import * as v from 'valibot';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { NoticeKind } from '../notice.ts';
import { incomingTransfer } from './incomingTransfer.ts';
import { unitsField } from './unitsField.ts';

const fact = v.object({
  operation: v.string(),
  from: v.string(),
  to: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
});

/** What a notice is keyed by: as the transfer that it is, so that nobody is told of it twice. */
export const requestPaidKey = incomingTransfer.key;
/** What it is made from: the same. */
export const requestPaidFact = incomingTransfer.factOf;

/** A payment has answered a request of the subscriber's. */
export const requestPaid: NoticeKind<typeof fact> = {
  name: 'requestPaid',
  fact,
  render(facts, { requestPaid: said }, links) {
    const lines = facts.map((each) =>
      said.line(htmlLink(links.operation(each.operation), amountText(each)), {
        from: htmlText(each.from),
        to: htmlText(each.to),
      }),
    );
    return {
      html: [`<b>${said.title}</b>`, ...lines, `<i>${said.matched}</i>`].join('\n'),
      button: { text: said.button, target: links.screen('history') },
    };
  },
};
