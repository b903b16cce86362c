import { scamAccountNames, scamAssetSymbols } from '../world/accounts.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

/** The lists of a code host: /scam-accounts.json and /scam-assets.json, arrays of texts. */
export const scamListRoutes: readonly ServiceRoute[] = [
  { method: 'GET', path: '/scam-accounts.json', answer: () => scamAccountNames },
  { method: 'GET', path: '/scam-assets.json', answer: () => scamAssetSymbols },
];
