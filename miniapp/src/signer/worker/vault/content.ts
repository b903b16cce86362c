import * as v from 'valibot';

const hexOf = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`, 'u')));

const vaultAccount = v.strictObject({
  name: v.string(),
  /** '' while the name is not registered. */
  accountId: v.string(),
  chainId: v.string(),
  kind: v.picklist(['password', 'key']),
  roles: v.array(v.picklist(['owner', 'active', 'memo'])),
  /** Public keys whose signatures together meet the threshold; empty when these keys alone can't. */
  signers: v.array(v.string()),
  /** The public memo key when its private key is among the keys. */
  memoKey: v.nullable(v.string()),
  keys: v.array(v.strictObject({ publicKey: v.string(), privateKey: hexOf(32) })),
  /** Of an account that was made here: until its backup is confirmed, so that no moment of its creation loses a key. */
  password: v.optional(v.string()),
});

/** What lies in the vault of version 2, once decrypted. */
export const vaultContent = v.strictObject({ accounts: v.array(vaultAccount) });

export type VaultAccount = v.InferOutput<typeof vaultAccount>;
export type VaultContent = v.InferOutput<typeof vaultContent>;
