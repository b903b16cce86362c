/*
 * The stores that are not loaded with the app's start declare how they are forgotten when they are loaded: code that forgets must import them.
 */
import '../../account/model/favourites.ts';
import '../../signIn/model/lastRegistration.ts';
import '../../vault/model/legacyKey.ts';
import '../../portfolio/model/portfolioHistory.ts';
import '../../portfolio/model/portfolioOrder.ts';
import '../../gateways/model/gatewayMoves.ts';
import '../../market/model/favouriteMarkets.ts';
import '../../gateways/model/withdrawAddresses.ts';
import '../../history/model/statement/historyDatabaseName.ts';
import '../../notices/model/knownOrders.ts';
import '../../timed/model/secretsDatabaseName.ts';
import '../../recipients/model/contacts.ts';
import '../../transactions/model/pending.ts';
import '../../transactions/model/rememberedFacts.ts';
import '../../swap/model/slippage.ts';
import { forgetGroups } from '../../../platform/stored/forget.ts';

/** Forgets whom and where the user pays, what went through gateways, and the favourites: what no key is needed for. */
export function forgetSaved(): void {
  forgetGroups('contacts');
}

/** Forgets accounts and the settings that a reset takes (spec §4), and the contacts if so chosen. */
export function forgetAll(hasSaved: boolean): void {
  forgetGroups('accounts', 'settings', ...(hasSaved ? (['contacts'] as const) : []));
}
