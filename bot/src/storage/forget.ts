import type { Storage } from './openStorage.ts';
import { accountsOf } from './repositories/accounts.ts';
import { removeChallenge } from './repositories/challenges.ts';
import { removeLanguage } from './repositories/languages.ts';
import { dropUnwatched } from './repositories/orderAccounts.ts';
import { removeRequests } from './repositories/paymentRequests.ts';
import { removeReferral } from './repositories/referrals.ts';
import { removeSubscriber } from './repositories/subscribers.ts';

/**
 * Deletes everything stored about a user: subscription, accounts with their open orders, choices, notices, requests and
 * partner.
 */
export async function forget({ db }: Storage, uid: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const accounts = await accountsOf(transaction, uid);
    await removeSubscriber(transaction, uid);
    await dropUnwatched(
      transaction,
      accounts.map(({ id }) => id),
    );
    await removeReferral(transaction, uid);
    await removeChallenge(transaction, uid);
    await removeLanguage(transaction, uid);
    await removeRequests(transaction, uid);
  });
}
