import type { UnlockMethod } from '../protocol/protection.ts';
import type { ParamsOf, SignerHandlers } from '../protocol.ts';
import { forgetKeys, type HeldKeys, keysOfSecret, keysOfVault } from './heldKeys.ts';
import type { VaultAccount } from './vault/content.ts';

/** The keys held for one signature. */
export interface CachedKeys {
  readonly calls: Pick<SignerHandlers, 'holdKeys'>;
  /** Empty without held keys. */
  keys(): HeldKeys;
  /** The time of their entry; undefined when none are held. */
  since(): number | undefined;
  forget(): void;
}

const none: HeldKeys = new Map();

/** Holds the keys of one secret at a time, until they are forgotten. */
export function createHeldKeys(
  now: () => number,
  openVault: (name: string, way: UnlockMethod) => Promise<VaultAccount>,
): CachedKeys {
  let held: { keys: HeldKeys; since: number } | undefined;

  function forget(): void {
    if (held !== undefined) forgetKeys(held.keys);
    held = undefined;
  }

  async function holdKeys(params: ParamsOf<'holdKeys'>): Promise<string[]> {
    forget();
    const { account } = params;
    const keys =
      'secret' in params
        ? keysOfSecret(account, params.secret)
        : keysOfVault(account, await openVault(account.name, params.pin));
    held = { keys, since: now() };
    return [...keys.keys()];
  }

  return { calls: { holdKeys }, keys: () => held?.keys ?? none, since: () => held?.since, forget };
}
