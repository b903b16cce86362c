import type { IncomingTransfer } from '../../chain/follower/findings.ts';
import type { EventNoticeKind } from '../notice.ts';
import { transferFact, transferFactOf, transferKey, transferLines } from './transferFacts.ts';

/** Someone sent something to an account of the subscriber's. */
export const incomingTransfer: EventNoticeKind<IncomingTransfer, typeof transferFact> = {
  name: 'incomingTransfer',
  fact: transferFact,
  key: transferKey,
  who: ({ toId }) => toId,
  factOf: transferFactOf,
  render: (facts, { incomingTransfer: said }, links) => ({
    html: [`<b>${said.title}</b>`, ...transferLines(facts, said.line, links)].join('\n'),
    button: { text: said.button, target: links.screen('history') },
  }),
};
