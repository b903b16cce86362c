import type { BotApiFaultKind } from '../../devnet/messenger/botApi/faults.ts';
import {
  type ServiceMode,
  type ServiceName,
  serviceModes,
  serviceNames,
} from '../../devnet/services/conditions.ts';

/** The faults of an honest node. */
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

/** The faults of a lying node. */
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

/** A fault of one node; `amount`: its severity, from 1 to 100. */
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

/** Excludes a blocked chat: its notices are given up in time, and could not be compared with the records. */
export const messengerBlows = ['flood', 'serverError', 'garbage', 'silence', 'lostAnswer'] as const;

export interface MessengerBlow {
  readonly kind: Extract<BotApiFaultKind, (typeof messengerBlows)[number]>;
  readonly times: number;
}

export const botBlows = ['none', 'none', 'kill', 'killTwice', 'terminate'] as const;

/** kill: like a power cut · killTwice: once more as soon as it is back · terminate: like an operator's stop. */
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
 * cutLines: the server ends every connection · unreachable: nothing gets through to it · halfAnswer: connections break
 * in the middle of answers · crash: one of its processes is killed, so that it restarts and recovers · diskFull: it
 * refuses every write with its own code for that.
 */
export interface DatabaseBlow {
  readonly kind: (typeof databaseBlows)[number];
  readonly afterBlocks: number;
}

export const deedKinds = ['send', 'swap', 'order', 'stake', 'claim'] as const;

export const turmoils = ['none', 'none', 'reload', 'offline', 'crash', 'reopen'] as const;

/** A person's action, and its disturbance. */
export interface Deed {
  readonly kind: (typeof deedKinds)[number];
  /** Hundredths of a coin. */
  readonly hundredths: number;
  /** reload · offline: neither server nor nodes · crash: the page's process is killed · reopen: the page is closed. */
  readonly turmoil: (typeof turmoils)[number];
  /** The time: while the form is filled in, while the review is open, or right after the signature. */
  readonly moment: 'form' | 'review' | 'signed';
  /** The person closes the review unsigned. */
  readonly isCancelled: boolean;
}

/** The parts that a storm can be limited to, to find the cause of a finding. */
export const parts = ['nodes', 'services', 'messenger', 'clocks', 'bots', 'database', 'turmoil'] as const;

export type Part = (typeof parts)[number];
