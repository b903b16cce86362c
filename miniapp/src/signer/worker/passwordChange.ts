import { AppError } from '@xbts/shared/errors/appError.ts';
import { singleKeyAuthority } from '@xbts/shared/protocol/authority.ts';
import { type PrivateKey, privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type AccountUpdate, passwordUpdate } from '@xbts/shared/protocol/passwordUpdate.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { sortedText } from '@xbts/shared/protocol/sortedText.ts';
import type { AccountKeys } from '../protocol/secrets.ts';
import type { SigningRequest } from '../protocol/signing.ts';
import { openAccount, ownerKeys } from './roles.ts';
import type { VaultAccount } from './vault/content.ts';

/** A prepared password change: signed by the former owner keys, which are in memory for it alone. */
export interface PasswordChange {
  readonly keys: PublicKeys;
  /** Its single operation. */
  readonly update: AccountUpdate;
  readonly signingKeys: readonly PrivateKey[];
  /** The account as its new password opens it. */
  readonly next: VaultAccount;
}

/** One key with the whole weight, as the faucet registers accounts: a password cannot express anything more. */
function isPlain({ weight_threshold, key_auths, account_auths }: AccountAuthority): boolean {
  const [key, other] = key_auths;
  const isOneKey = account_auths.length === 0 && key !== undefined && other === undefined;
  return isOneKey && key[1] >= weight_threshold;
}

/**
 * Opens the owner's keys with the present password and derives the keys of the new one.
 * @throws AppError password.shared_account (several keys or accounts sign for it), password.wrong_owner, password.same
 */
export function preparePasswordChange(
  account: AccountKeys,
  secret: string,
  password: string,
  chainId: string,
): PasswordChange {
  if (!isPlain(account.owner) || !isPlain(account.active)) {
    throw new AppError('password.shared_account', { account: account.name });
  }
  const signingKeys = ownerKeys(account, secret);
  if (signingKeys.length === 0) throw new AppError('password.wrong_owner', { account: account.name });
  const keyOf = (role: 'owner' | 'active' | 'memo') =>
    formatPublicKey(publicKeyOf(privateKeyFromPassword(account.name, role, password)));
  const keys = { owner: keyOf('owner'), active: keyOf('active'), memo: keyOf('memo') };
  if (account.owner.key_auths[0]?.[0] === keys.owner) throw new AppError('password.same');
  const changed: AccountKeys = {
    ...account,
    owner: singleKeyAuthority(keys.owner),
    active: singleKeyAuthority(keys.active),
    options: { ...account.options, memo_key: keys.memo },
  };
  const next = openAccount(changed, 'password', password, chainId);
  return { keys, update: passwordUpdate(account, keys), signingKeys, next };
}

function isTheChange(operation: AccountUpdate, change: PasswordChange): boolean {
  return isSame(operation, { ...change.update, fee: operation.fee });
}

const isSame = (one: AccountUpdate, other: AccountUpdate): boolean => sortedText(one) === sortedText(other);

/** A single key with the whole weight, of the owner and of active; everything else equals the agreed present state. */
function isOnlyKeys(update: AccountUpdate, account: AccountKeys | undefined, keys: PublicKeys): boolean {
  if (account === undefined || !isPlain(account.owner) || !isPlain(account.active)) return false;
  return isSame({ ...passwordUpdate(account, keys), fee: update.fee }, update);
}

/**
 * The owner's keys for a password change; undefined for other operations. An account update is signed only when it is
 * exactly the change that the worker prepared, and when, by the agreed facts, it changes nothing but keys: no vote, no
 * proxy, no shared authority.
 * @throws AppError signer.operation_not_allowed, signer.not_only_keys
 */
export function keysOfChange(
  { operations, agreed }: Pick<SigningRequest, 'operations' | 'agreed'>,
  change: PasswordChange | undefined,
): readonly PrivateKey[] | undefined {
  if (operations.every(([type]) => type !== operationType.account_update)) return undefined;
  const [operation] = operations;
  const update = operation?.[0] === operationType.account_update ? operation[1] : undefined;
  if (change === undefined || operations.length !== 1 || update === undefined || !isTheChange(update, change))
    throw new AppError('signer.operation_not_allowed', { type: operationType.account_update });
  const account = agreed.accounts.find(({ id }) => id === update.account);
  if (!isOnlyKeys(update, account, change.keys)) throw new AppError('signer.not_only_keys');
  return change.signingKeys;
}
