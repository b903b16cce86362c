import { randomBytes } from 'node:crypto';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import { type WorldAccountName, worldAccount } from '../../devnet/world/accounts.ts';

/** A subscriber with their account and choices. */
interface Wish {
  readonly uid: number;
  readonly name: WorldAccountName;
  readonly kinds: readonly OfferedNotice[];
}

/** Subscribes Bob to his account. */
export const subscribeBob = (devnet: Devnet, url: string): Promise<void> =>
  subscribePerson(devnet, url, {
    uid: 7001002,
    name: 'bob-holder2',
    kinds: ['payout', 'orderChanged'],
  });

/**
 * Subscribes a person to an account like the mini app: launch data of the messenger, a challenge, a signature of the
 * account's key.
 */
export async function subscribePerson(
  devnet: Devnet,
  url: string,
  { uid, name, kinds }: Wish,
): Promise<void> {
  const user = devnet.messenger.chats.users.find(({ id }) => id === uid);
  if (user === undefined) throw new RangeError(`nobody is ${uid}`);
  const authDate = Math.floor(Date.now() / 1_000);
  const launch = devnet.messenger.signer.sign({ user, authDate, chatInstance: '1' });
  const session = randomBytes(16).toString('hex');
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/v1/subscription${path}`, {
      method: 'POST',
      headers: {
        authorization: `tma ${launch}`,
        [launchSessionHeader]: session,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new RangeError(`the bot refused ${path}: ${response.status}`);
    return (await response.json()) as { nonce: string; chainId: string; botId: string };
  };
  const { nonce, chainId, botId } = await post('/challenge', {});
  const key = privateKeyFromPassword(name, 'active', worldAccount(name).password);
  const signature = Buffer.from(
    signDigest(subscriptionDigest({ chainId, botId, userId: String(uid), account: name, nonce }), key),
  ).toString('hex');
  await post('', { account: name, nonce, signature, kinds, language: 'en' });
}
