import * as v from 'valibot';
import type { KeyChange } from '../../chain/keys/readKeyChanges.ts';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import type { EventNoticeKind } from '../notice.ts';

const fact = v.object({
  operation: v.string(),
  account: v.string(),
  isOwner: v.boolean(),
  /** UTC as `YYYY-MM-DDTHH:MM:SS`. */
  at: v.string(),
});

/** Who signs for a watched account was changed: told at once, to muted chats, too, with what can be done about it. */
export const keysChanged: EventNoticeKind<KeyChange, typeof fact> = {
  name: 'keysChanged',
  fact,
  key: ({ operation }) => `keys:${operation}`,
  who: ({ accountId }) => accountId,
  factOf: ({ operation, accountName, isOwner, at }) => ({
    operation,
    account: accountName,
    isOwner,
    at: at.toISOString().slice(0, 19),
  }),
  render([first], { keysChanged: said }, links) {
    const { operation, account, isOwner, at } = first;
    const moment = htmlLink(links.operation(operation), `${at.replace('T', ' ').slice(0, 16)} UTC`);
    return {
      html: [
        `<b>${said.title}</b>`,
        `${htmlText(account)}, ${moment}`,
        said.now,
        said.ask,
        `<i>${said.never}</i>`,
      ].join('\n'),
      button: { text: said.button, target: links.screen('history') },
      actions: [
        { text: said.mine, data: 'keys:mine' },
        { text: said.notMine, data: isOwner ? 'keys:owner' : 'keys:active' },
      ],
    };
  },
};
