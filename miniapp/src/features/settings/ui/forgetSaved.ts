/*
 * Stores that the app's start does not load declare their forgetting when they are loaded, so code that forgets must
 * import them.
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
import '../../notices/model/noticesOffer.ts';
import '../../timed/model/secretsDatabaseName.ts';
import '../../recipients/model/contacts.ts';
import '../../transactions/model/pending.ts';
import '../../transactions/model/rememberedFacts.ts';
import '../../swap/model/slippage.ts';
import { forgetGroups } from '../../../platform/stored/forget.ts';

/** Forgets payees, addresses, gateway moves and favourites: data that need no key. */
export function forgetSaved(): void {
  forgetGroups('contacts');
}

/** Forgets accounts and the settings that a reset clears (spec §4), and optionally the contacts. */
export function forgetAll(hasSaved: boolean): void {
  forgetGroups('accounts', 'settings', ...(hasSaved ? (['contacts'] as const) : []));
}
