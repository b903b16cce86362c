import type { LazyScreen } from './lazyScreen.ts';

export interface Route extends LazyScreen {
  /** wouter's pattern. */
  path: string;
  /** The screen above, that 'back' leads to; null for a screen of the bottom bar. */
  parent: string | null;
  /** Without an account in use, the login is shown instead. */
  needsAccount: boolean;
}
