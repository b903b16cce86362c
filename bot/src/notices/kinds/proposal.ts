import * as v from 'valibot';
import { htmlBold, htmlText } from '../../telegram/html.ts';
import { dateText } from '../../telegram/momentText.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind } from '../notice.ts';
import type { NoticeTexts } from '../texts/texts.ts';
import { unitsField } from './unitsField.ts';

const payment = v.object({ to: v.string(), units: unitsField, symbol: v.string(), precision: v.number() });

/** The content of every proposal notice; names, and UTC as `YYYY-MM-DDTHH:MM:SS`. */
export const proposalFacts = v.object({
  proposal: v.string(),
  /** The account that it acts for. */
  account: v.string(),
  proposer: v.string(),
  /** Its first operation if it is a payment. */
  payment: v.nullable(payment),
  /** The number of its operations. */
  count: v.number(),
  endsAt: v.string(),
  /** Names of its recipients on a scam list; absent in older queued notices. */
  listed: v.optional(v.array(v.string()), []),
  /** The proposer is not a signer of the account. */
  isStranger: v.optional(v.boolean(), false),
});

/** The events of a proposal. */
export const proposalEvents = ['waits', 'approved', 'ending', 'carriedOut', 'refused', 'ended'] as const;

const fact = v.object({
  ...proposalFacts.entries,
  event: v.picklist(proposalEvents),
  /** The approver. */
  by: v.nullable(v.string()),
});

type ProposalFact = v.InferOutput<typeof fact>;

/** One event for the watchers of one account. */
export interface ToldProposalEvent {
  readonly accountId: string;
  readonly event: (typeof proposalEvents)[number];
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly facts: v.InferInput<typeof proposalFacts>;
}

/** A proposal waits for the subscriber, was approved, ends within the hour, or is over. */
export const proposal: EventNoticeKind<ToldProposalEvent, typeof fact> = {
  name: 'proposal',
  fact,
  key: ({ facts, event, by }) => `proposal:${facts.proposal}:${event}${by === null ? '' : `:${by.id}`}`,
  who: ({ accountId }) => accountId,
  factOf: ({ event, by, facts }) => ({ ...facts, event, by: by?.name ?? null }),
  render(facts, { proposal: said }, links) {
    // A watcher of several of its accounts gets one notice.
    const [first] = facts;
    return {
      html: proposalText(first, said),
      button: { text: said.button, target: links.screen('proposals') },
    };
  },
};

function proposalText(fact: ProposalFact, said: NoticeTexts['proposal']): string {
  const {
    event,
    by,
    account,
    proposer,
    payment: paid,
    count,
    endsAt,
    proposal: id,
    listed,
    isStranger,
  } = fact;
  const isOpen = event === 'waits' || event === 'approved' || event === 'ending';
  return [
    `<b>${said.titles[event]}</b>`,
    ...(paid === null ? [] : [said.payment(htmlBold(amountText(paid)), htmlText(paid.to))]),
    ...(paid === null || count > 1 ? [said.count(count)] : []),
    said.account(htmlText(account), id),
    ...(event === 'waits' ? [said.proposer(htmlText(proposer))] : []),
    ...(event === 'waits' && isStranger ? [said.stranger(htmlText(proposer))] : []),
    ...(isOpen ? listed.map((name) => said.listed(htmlText(name))) : []),
    ...(by === null ? [] : [said.by(htmlText(by))]),
    ...(isOpen ? [said.until(dateText(Date.parse(`${endsAt}Z`), said.locale))] : []),
  ].join('\n');
}
