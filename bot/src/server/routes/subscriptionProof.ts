import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { type SubscriptionProof, subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { recoverCompiled } from '../../chain/follower/recoverCompiled.ts';
import type { WatchedAccount } from '../../storage/repositories/accounts.ts';

/**
 * The account whose key signed the challenge, in its present form by nodes' agreement: a single node could name its own
 * key. One key of its active authority is enough, or its memo key, whose holder can read the account's messages anyway.
 * @throws AppError request.not_found (no such account), subscription.wrong_key, and those of readAgreed
 */
export async function provenAccount(
  client: ChainClient,
  proof: Omit<SubscriptionProof, 'chainId'> & { signature: string },
): Promise<WatchedAccount> {
  const { value } = await readAgreed(client, (reader) => getAccounts(reader, [proof.account]));
  const [account] = value;
  if (!account) throw new AppError('request.not_found', { what: proof.account });
  const digest = subscriptionDigest({ chainId: await client.chainId(), ...proof });
  const signer = signerOf(digest, proof.signature);
  if (!holdersOf(account).includes(signer))
    throw new AppError('subscription.wrong_key', { account: proof.account });
  return { id: account.id, name: account.name };
}

const holdersOf = ({ active, options }: Account): readonly string[] => [
  ...active.key_auths.map(([key]) => key),
  options.memo_key,
];

function signerOf(digest: Uint8Array, signature: string): string {
  try {
    return formatPublicKey(recoverCompiled(digest, Buffer.from(signature, 'hex')));
  } catch (error) {
    if (hasCode(error, 'signature.malformed')) return '';
    throw error;
  }
}
