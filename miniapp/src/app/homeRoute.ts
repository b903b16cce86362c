import { HOME_PATH } from '../platform/paths.ts';
import { firstScreen } from './lazyScreen.ts';
import type { Route } from './route.ts';

/**
 * The only route that a first opening needs; all others are in routes.tsx, loaded with the first navigation to one of
 * them.
 */
export const homeRoute: Route = {
  path: HOME_PATH,
  parent: null,
  needsAccount: true,
  ...firstScreen(async () => (await import('../features/portfolio/screens/wallet/Wallet.tsx')).Wallet),
};
