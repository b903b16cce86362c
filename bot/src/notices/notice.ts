import type { MarketScreen } from '@xbts/shared/services/startRoutes.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import type * as v from 'valibot';
import type { NoticeTexts } from './texts/texts.ts';

/** What a subscriber can choose to be told about, and the operator's channel gets. */
export type NoticeKindName = OfferedNotice | 'requestPaid' | 'priceAlert' | 'roundSummary';

/** Where a button leads: a web address, or one that the messenger opens as a mini app. */
export type ButtonTarget = { readonly url: string } | { readonly webAppUrl: string };

/** Addresses that notices lead to, made by the launch mode and the configured explorer. */
export interface NoticeLinks {
  /** Page of an operation, given as block/transaction/operation. */
  operation(operation: string): string;
  /** The app, opened on that screen. */
  screen(screen: NoticeScreen): ButtonTarget;
  /** The same as a plain page, for a channel. */
  page(screen: NoticeScreen): ButtonTarget;
}

/** Screens that notices lead to. */
export type NoticeScreen =
  | 'smartholder'
  | 'vesting'
  | 'history'
  | 'alerts'
  | 'proposals'
  | 'timed'
  | `pool-${number}`
  | MarketScreen;

/** A notice in words: HTML as the Bot API takes it, one button under it, and a row of those that the bot itself answers. */
export interface RenderedNotice {
  readonly html: string;
  readonly button: { readonly text: string; readonly target: ButtonTarget };
  readonly actions?: readonly { readonly text: string; readonly data: string }[];
}

/** The form of one queued fact: JSON in, what the text is made from out. */
type FactSchema = v.GenericSchema<object, object>;

/** A kind of notice: how what was queued for it becomes a message. */
export interface NoticeKind<Schema extends FactSchema> {
  readonly name: NoticeKindName;
  readonly fact: Schema;
  /** A notice holds a list of facts, never an empty one. */
  render(
    facts: readonly [v.InferOutput<Schema>, ...v.InferOutput<Schema>[]],
    texts: NoticeTexts,
    links: NoticeLinks,
  ): RenderedNotice;
}

/** A kind that is queued from single events of the chain. */
export interface EventNoticeKind<Event, Schema extends FactSchema> extends NoticeKind<Schema> {
  /** Names the notice: what has the same key is told once. */
  key(event: Event): string;
  /** Id of the account whose watchers are told. */
  who(event: Event): string;
  factOf(event: Event): v.InferInput<Schema>;
}
