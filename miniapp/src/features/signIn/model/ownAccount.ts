import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Account, AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { chain } from '../../../platform/chain/chain.ts';

const LOOK_EVERY_MS = 1_000;
/** The number of looks after which the user is warned of a delay. */
const LATE_AFTER_LOOKS = 30;

/** A look at a pending account. */
export interface Look {
  /** True when it takes longer than usual. */
  readonly isLate: boolean;
  /** The error of the last chain read; null when it succeeded. */
  readonly trouble: AppError | null;
}

/** True when this key alone controls the authority: the registrar could add a key of its own. */
const isHeldBy = ({ key_auths, account_auths, address_auths }: AccountAuthority, key: string): boolean =>
  key_auths.length === 1 && key_auths[0]?.[0] === key && account_auths.length + address_auths.length === 0;

/** The account of that name when it is on the chain. @throws AppError new_account.foreign_keys when others than these hold it, and those of ChainClient.call */
export async function readOwn(name: string, keys: PublicKeys): Promise<Account | undefined> {
  const [account] = await getAccounts(chain, [name]);
  if (!account) return undefined;
  const { owner, active, options } = account;
  const isOwn =
    isHeldBy(owner, keys.owner) && isHeldBy(active, keys.active) && options.memo_key === keys.memo;
  if (!isOwn) throw new AppError('new_account.foreign_keys', { account: name });
  return account;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/**
 * Whether the chain has the account with these keys, in a number of looks a second apart; an unreachable chain counts
 * as no.
 */
export async function isOnChain(name: string, keys: PublicKeys, looks: number): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    const account = await readOwn(name, keys).catch(() => undefined);
    if (account !== undefined || look === looks) return account !== undefined;
    await pause();
  }
}

/**
 * Waits until a registered account is on the chain, without a limit: the faucet answers before a block contains it.
 * Calls `onLook` after every look without a result.
 * @throws AppError new_account.foreign_keys, request.cancelled
 */
export async function waitForAccount(
  name: string,
  keys: PublicKeys,
  { signal, onLook }: { signal: AbortSignal; onLook: (look: Look) => void },
): Promise<Account> {
  for (let look = 1; !signal.aborted; look += 1) {
    let trouble: AppError | null = null;
    try {
      const account = await readOwn(name, keys);
      if (account !== undefined) return account;
    } catch (error) {
      if (hasCode(error, 'new_account.foreign_keys')) throw error;
      trouble = toAppError(error);
    }
    onLook({ isLate: look >= LATE_AFTER_LOOKS, trouble });
    await pause();
  }
  throw new AppError('request.cancelled');
}
