import type { NoticeKind } from '../notice.ts';
import { transferFact, transferLines } from './transferFacts.ts';

/** A payment fulfilled a request of the subscriber's; its key is the transfer's. */
export const requestPaid: NoticeKind<typeof transferFact> = {
  name: 'requestPaid',
  fact: transferFact,
  render: (facts, { requestPaid: said }, links) => ({
    html: [`<b>${said.title}</b>`, ...transferLines(facts, said.line, links), `<i>${said.matched}</i>`].join(
      '\n',
    ),
    button: { text: said.button, target: links.screen('history') },
  }),
};
