import { randomBytes } from 'node:crypto';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { launchSessionHeader } from '@xbts/shared/services/subscription.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import { worldAccount } from '../../devnet/world/accounts.ts';

const BOB = 7001002;
const NAME = 'bob-holder2';

/** Subscribes Bob to his account as the mini app does: launch data of the messenger, a challenge, a signature of the account's key. */
export async function subscribeBob(devnet: Devnet, url: string): Promise<void> {
  const user = devnet.messenger.chats.users.find(({ id }) => id === BOB);
  if (user === undefined) throw new RangeError('no Bob');
  const authDate = Math.floor(Date.now() / 1_000);
  const launch = devnet.messenger.signer.sign({ user, authDate, chatInstance: '1' });
  const session = randomBytes(16).toString('hex');
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/subscription${path}`, {
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
  const key = privateKeyFromPassword(NAME, 'active', worldAccount(NAME).password);
  const signature = Buffer.from(
    signDigest(subscriptionDigest({ chainId, botId, userId: String(BOB), account: NAME, nonce }), key),
  ).toString('hex');
  await post('', { account: NAME, nonce, signature, kinds: ['payout', 'orderChanged'], language: 'en' });
}
