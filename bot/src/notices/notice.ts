import type { MarketScreen } from '@xbts/shared/services/startRoutes.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import type * as v from 'valibot';
import type { NoticeTexts } from './texts/texts.ts';

/** The selectable notices, and those of the operator's channel. */
export type NoticeKindName = OfferedNotice | 'requestPaid' | 'priceAlert' | 'roundSummary';

/** The target of a button: a web address, or one that the messenger opens as a mini app. */
export type ButtonTarget = { readonly url: string } | { readonly webAppUrl: string };

/** Addresses in notices, by the launch mode and the configured explorer. */
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

/** A notice in words: HTML of the Bot API, one link button, and a row of buttons that the bot itself answers. */
export interface RenderedNotice {
  readonly html: string;
  readonly button: { readonly text: string; readonly target: ButtonTarget };
  readonly actions?: readonly { readonly text: string; readonly data: string }[];
}

/** The schema of one queued fact: JSON in, text input out. */
type FactSchema = v.GenericSchema<object, object>;

/** A kind of notice: turns its queued facts into a message. */
export interface NoticeKind<Schema extends FactSchema> {
  readonly name: NoticeKindName;
  readonly fact: Schema;
  /** A notice has at least one fact. */
  render(
    facts: readonly [v.InferOutput<Schema>, ...v.InferOutput<Schema>[]],
    texts: NoticeTexts,
    links: NoticeLinks,
  ): RenderedNotice;
}

/** A kind that is queued from single events of the chain. */
export interface EventNoticeKind<Event, Schema extends FactSchema> extends NoticeKind<Schema> {
  /** The notice's key: no two notices of one key are sent. */
  key(event: Event): string;
  /** The account whose watchers get it. */
  who(event: Event): string;
  factOf(event: Event): v.InferInput<Schema>;
}
