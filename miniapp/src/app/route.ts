import type { LazyScreen } from './lazyScreen.ts';

/** How an opening asks the node of the prelude, and whether no figure is kept from an earlier visit. */
export interface EarlyReads {
  ask(method: string, params: readonly unknown[]): unknown;
  readonly isFirst: boolean;
}

/** Asks what a path's screen reads first. */
export type EarlyAsk = (early: EarlyReads, path: string) => void;

export interface Route extends LazyScreen {
  /** wouter's pattern. */
  path: string;
  /** The screen above, that 'back' leads to; null for a screen of the bottom bar. */
  parent: string | null;
  /** Without an account in use, the login is shown instead. */
  needsAccount: boolean;
  /** On an opening, once the configuration is there, while the screen's files are on their way. */
  ask?: EarlyAsk;
}
