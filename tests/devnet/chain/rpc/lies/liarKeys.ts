import { type PrivateKey, privateKeyFromSeed, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';

/** The key with which a liar signs blocks in the name of a witness. */
export function liarKeyOf(witness: string): PrivateKey {
  return privateKeyFromSeed(`a liar's key for witness ${witness}`);
}

/** The same key as its text, as objects 1.6.x have it. */
export function liarKeyTextOf(witness: string): string {
  return formatPublicKey(publicKeyOf(liarKeyOf(witness)));
}
