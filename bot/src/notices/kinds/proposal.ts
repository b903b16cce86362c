import * as v from 'valibot';
import { htmlBold, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind } from '../notice.ts';
import type { NoticeTexts } from '../texts/texts.ts';
import { unitsField } from './unitsField.ts';

const payment = v.object({ to: v.string(), units: unitsField, symbol: v.string(), precision: v.number() });

/** What every notice of a proposal says; names, and UTC as `YYYY-MM-DDTHH:MM:SS`. */
export const proposalFacts = v.object({
  proposal: v.string(),
  /** The account that it acts for. */
  account: v.string(),
  proposer: v.string(),
  /** Its first operation where that is a payment. */
  payment: v.nullable(payment),
  /** How many operations it holds. */
  count: v.number(),
  endsAt: v.string(),
  /** Names of those it pays that are on a list of scam; notices that were queued before do not say it. */
  listed: v.optional(v.array(v.string()), []),
  /** Who proposed it does not sign for the account. */
  isStranger: v.optional(v.boolean(), false),
});

/** What happened to a proposal. */
export const proposalEvents = ['waits', 'approved', 'ending', 'carriedOut', 'refused', 'ended'] as const;

const fact = v.object({
  ...proposalFacts.entries,
  event: v.picklist(proposalEvents),
  /** Who approved. */
  by: v.nullable(v.string()),
});

type ProposalFact = v.InferOutput<typeof fact>;

/** One thing to tell the watchers of one account. */
export interface ToldProposalEvent {
  readonly accountId: string;
  readonly event: (typeof proposalEvents)[number];
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly facts: v.InferInput<typeof proposalFacts>;
}

/** A proposal waits for the subscriber, was approved by somebody, ends within the hour, or is over. */
export const proposal: EventNoticeKind<ToldProposalEvent, typeof fact> = {
  name: 'proposal',
  fact,
  key: ({ facts, event, by }) => `proposal:${facts.proposal}:${event}${by === null ? '' : `:${by.id}`}`,
  who: ({ accountId }) => accountId,
  factOf: ({ event, by, facts }) => ({ ...facts, event, by: by?.name ?? null }),
  render(facts, { proposal: said }, links) {
    // Whoever watches several of its accounts is told once.
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
    said.account(htmlText(account), id),
    ...(paid === null ? [] : [said.payment(htmlBold(amountText(paid)), htmlText(paid.to))]),
    ...(paid === null || count > 1 ? [said.count(count)] : []),
    ...(event === 'waits' ? [said.proposer(htmlText(proposer))] : []),
    ...(event === 'waits' && isStranger ? [said.stranger(htmlText(proposer))] : []),
    ...(isOpen ? listed.map((name) => said.listed(htmlText(name))) : []),
    ...(by === null ? [] : [said.by(htmlText(by))]),
    ...(isOpen ? [said.until(`${endsAt.replace('T', ' ').slice(0, 16)} UTC`)] : []),
  ].join('\n');
}
