import type { BotApiFaultKind } from '../../devnet/messenger/botApi/faults.ts';
import {
  type ServiceMode,
  type ServiceName,
  serviceModes,
  serviceNames,
} from '../../devnet/services/conditions.ts';

/** What an honest node suffers. */
export const honestBlows = [
  'well',
  'well',
  'drop',
  'refuse',
  'stall',
  'lag',
  'slow',
  'deny',
  'noMarketHistory',
  'lostAnswer',
  'refusedBroadcast',
] as const;

/** What a node does that lies. */
export const dishonestBlows = [
  'wrongChain',
  'notForwarded',
  'falseBlock',
  'names',
  'accounts',
  'assets',
  'balances',
  'fees',
  'head',
  'history',
  'hidden',
  'irreversible',
  'pools',
  'trialRun',
  'withheld',
  'witnesses',
  'flood',
  'nest',
  'listsAlone',
] as const;

/** What befalls one node; `amount`: from 1 to 100, how badly. */
export interface NodeBlow {
  readonly kind: (typeof honestBlows)[number] | (typeof dishonestBlows)[number];
  readonly amount: number;
}

export interface ServiceBlow {
  readonly service: ServiceName;
  readonly mode: ServiceMode;
  readonly slowMs: number;
}

export const serviceBlows = { services: serviceNames, modes: serviceModes } as const;

/** A blocked chat is left out: what waits for it is given up in time, and could not be held against the books. */
export const messengerBlows = ['flood', 'serverError', 'garbage', 'silence', 'lostAnswer'] as const;

export interface MessengerBlow {
  readonly kind: Extract<BotApiFaultKind, (typeof messengerBlows)[number]>;
  readonly times: number;
}

export const botBlows = ['none', 'none', 'kill', 'killTwice', 'terminate'] as const;

/** kill: as by a power cut · killTwice: once more as soon as it is back · terminate: as an operator ends it. */
export interface BotBlow {
  readonly kind: (typeof botBlows)[number];
  readonly afterBlocks: number;
}

export const databaseBlows = [
  'none',
  'none',
  'cutLines',
  'unreachable',
  'halfAnswer',
  'crash',
  'diskFull',
] as const;

/**
 * cutLines: the server ends every line · unreachable: nothing gets through to it · halfAnswer: lines break in the middle of answers ·
 * crash: one of its processes is killed, so that it restarts and recovers · diskFull: it refuses every write with its own code for that.
 */
export interface DatabaseBlow {
  readonly kind: (typeof databaseBlows)[number];
  readonly afterBlocks: number;
}

export const deedKinds = ['send', 'swap', 'order', 'stake', 'claim'] as const;

export const turmoils = ['none', 'none', 'reload', 'offline', 'crash', 'reopen'] as const;

/** What a person does, and what befalls them at it. */
export interface Deed {
  readonly kind: (typeof deedKinds)[number];
  /** Hundredths of a coin. */
  readonly hundredths: number;
  /** reload · offline: neither server nor nodes · crash: the page's process is killed · reopen: the page is closed. */
  readonly turmoil: (typeof turmoils)[number];
  /** When: while the form is filled in, while the review is open, or right after the signature. */
  readonly moment: 'form' | 'review' | 'signed';
  /** The person closes the review unsigned. */
  readonly isCancelled: boolean;
}

/** What a storm may be confined to, to see which of them a finding comes from. */
export const parts = ['nodes', 'services', 'messenger', 'clocks', 'bots', 'database', 'turmoil'] as const;

export type Part = (typeof parts)[number];
