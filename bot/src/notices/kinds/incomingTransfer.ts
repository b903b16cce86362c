import * as v from 'valibot';
import type { IncomingTransfer } from '../../chain/follower/findings.ts';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind } from '../notice.ts';
import { unitsField } from './unitsField.ts';

const fact = v.object({
  operation: v.string(),
  from: v.string(),
  to: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
});

/** Someone sent something to an account of the subscriber's. */
export const incomingTransfer: EventNoticeKind<IncomingTransfer, typeof fact> = {
  name: 'incomingTransfer',
  fact,
  key: ({ operation }) => `transfer:${operation}`,
  who: ({ toId }) => toId,
  factOf: ({ operation, fromName, toName, units, symbol, precision }) => ({
    operation,
    from: fromName,
    to: toName,
    units: String(units),
    symbol,
    precision,
  }),
  render(facts, { incomingTransfer: said }, links) {
    const lines = facts.map((each) =>
      said.line(htmlLink(links.operation(each.operation), amountText(each)), {
        from: htmlText(each.from),
        to: htmlText(each.to),
      }),
    );
    return {
      html: [`<b>${said.title}</b>`, ...lines].join('\n'),
      button: { text: said.button, target: links.screen('history') },
    };
  },
};
