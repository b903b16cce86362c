import type { QueryClient } from '@tanstack/react-query';
import type { LazyScreen } from './lazyScreen.ts';

/** The facts of an opening: the account in use ('' for a visitor) and the parts of the address. */
export interface Opened {
  readonly queries: QueryClient;
  readonly account: string;
  /** The end of the path, if the route has a parameter. */
  readonly parameter: string;
  readonly search: string;
}

/** Reads a screen's first data into the cache. */
export type FirstRead = (opened: Opened) => Promise<void>;

export interface Route extends LazyScreen {
  /** wouter's pattern. */
  path: string;
  /** The parent screen, the target of 'back'; null for a screen of the bottom bar. */
  parent: string | null;
  /** Without an account in use, the login is shown instead. */
  needsAccount: boolean;
  /** Runs on a first opening, once the chain is connected: the first drawing waits for it, but not for long. */
  read?: FirstRead;
}
