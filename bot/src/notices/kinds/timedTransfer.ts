import * as v from 'valibot';
import { htmlBold, htmlText } from '../../telegram/html.ts';
import { dateText } from '../../telegram/momentText.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind } from '../notice.ts';
import type { NoticeTexts } from '../texts/texts.ts';
import { unitsField } from './unitsField.ts';

/** The content of every notice of a timed transfer; names, and UTC as `YYYY-MM-DDTHH:MM:SS`. */
export const timedFacts = v.object({
  id: v.string(),
  fromId: v.string(),
  from: v.string(),
  toId: v.string(),
  to: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
  endsAt: v.string(),
});

const fact = v.object({ ...timedFacts.entries, event: v.picklist(['waits', 'taken', 'returned']) });

/** One event for the watchers of one account. */
export interface ToldTimedEvent {
  readonly accountId: string;
  readonly event: 'waits' | 'taken' | 'returned';
  readonly facts: v.InferInput<typeof timedFacts>;
}

/** A timed transfer waits for its secret, was paid out, or returned. */
export const timedTransfer: EventNoticeKind<ToldTimedEvent, typeof fact> = {
  name: 'timedTransfer',
  fact,
  key: ({ facts, event }) => `timed:${facts.id}:${event}`,
  who: ({ accountId }) => accountId,
  factOf: ({ event, facts }) => ({ ...facts, event }),
  render(facts, { timed: said }, links) {
    // A watcher of both its accounts gets one notice.
    const [first] = facts;
    return {
      html: timedText(first, said),
      button: { text: said.button, target: links.screen('timed') },
    };
  },
};

function timedText(
  { event, id, from, to, endsAt, ...amount }: v.InferOutput<typeof fact>,
  said: NoticeTexts['timed'],
): string {
  return [
    `<b>${said.titles[event]}</b>`,
    said.between(htmlBold(amountText(amount)), htmlText(from), htmlText(to)),
    said.number(id),
    ...(event === 'waits' ? [said.until(dateText(Date.parse(`${endsAt}Z`), said.locale))] : []),
    ...(event === 'taken' ? [said.secret] : []),
  ].join('\n');
}
