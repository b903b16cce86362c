import type { QueryClient } from '@tanstack/react-query';
import type { LazyScreen } from './lazyScreen.ts';

/** What an opening is: the account in use, '' for a visitor, and what the address says. */
export interface Opened {
  readonly queries: QueryClient;
  readonly account: string;
  /** At the end of the path, where the route has one. */
  readonly parameter: string;
  readonly search: string;
}

/** Reads what a screen shows first into the cache. */
export type FirstRead = (opened: Opened) => Promise<void>;

export interface Route extends LazyScreen {
  /** wouter's pattern. */
  path: string;
  /** The screen above, that 'back' leads to; null for a screen of the bottom bar. */
  parent: string | null;
  /** Without an account in use, the login is shown instead. */
  needsAccount: boolean;
  /** On a first opening, once the chain is there: the first drawing waits for it, but not for long. */
  read?: FirstRead;
}
