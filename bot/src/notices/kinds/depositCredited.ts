import type { IncomingTransfer } from '../../chain/follower/findings.ts';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind } from '../notice.ts';
import { incomingTransfer } from './incomingTransfer.ts';

const { fact, key, who, factOf } = incomingTransfer;

/**
 * A deposit to an account of the subscriber's. Its key equals the transfer's, so a subscriber of both kinds gets one
 * notice.
 */
export const depositCredited: EventNoticeKind<IncomingTransfer, typeof fact> = {
  name: 'depositCredited',
  fact,
  key,
  who,
  factOf,
  render(facts, { depositCredited: said }, links) {
    const lines = facts.map((each) =>
      said.line(htmlLink(links.operation(each.operation), amountText(each)), {
        by: htmlText(each.from),
        to: htmlText(each.to),
      }),
    );
    return {
      html: [`<b>${said.title}</b>`, ...lines].join('\n'),
      button: { text: said.button, target: links.screen('history') },
    };
  },
};
