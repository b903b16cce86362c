import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { Account, AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { readPartnerId, readPartnerSignature } from '../../../platform/messenger/partner.ts';

/** A registration waits for the faucet's own transaction. */
const FAUCET_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
const LOOKS = 30;

const fetchSlowly = createFetchJson({
  fetch: (url, init) => fetch(url, init),
  baseUrl: '',
  timeoutMs: FAUCET_TIMEOUT_MS,
});

/** True when this key alone holds the authority: the one who registers an account could add a key of their own. */
const isHeldBy = ({ key_auths, account_auths, address_auths }: AccountAuthority, key: string): boolean =>
  key_auths.length === 1 && key_auths[0]?.[0] === key && account_auths.length + address_auths.length === 0;

/** The account of that name when it is on the chain. @throws AppError new_account.foreign_keys when others than these hold it */
async function readOwn(name: string, keys: PublicKeys): Promise<Account | undefined> {
  const [account] = await getAccounts(chain, [name]);
  if (!account) return undefined;
  const { owner, active, options } = account;
  const isOwn =
    isHeldBy(owner, keys.owner) && isHeldBy(active, keys.active) && options.memo_key === keys.memo;
  if (!isOwn) throw new AppError('new_account.foreign_keys', { account: name });
  return account;
}

/**
 * Asks the faucet for an account with these public keys, and names the partner who sent the user. After an answer that
 * was lost it may be there already: then all is well.
 * @throws AppError service.refused with the faucet's own words as `message`, and the other service.* codes
 */
export async function registerAccount(name: string, keys: PublicKeys): Promise<void> {
  const partner = readPartnerId(localStorage);
  const account = {
    name,
    owner_key: keys.owner,
    active_key: keys.active,
    memo_key: keys.memo,
    refcode:
      partner === '' ? null : writeStartParam({ partner, signature: readPartnerSignature(localStorage) }),
    referrer: isValidAccountName(partner) ? partner : null,
  };
  try {
    await callService(
      fetchSlowly,
      faucetRoutes.register,
      { body: { account } },
      { prefix: servicePrefixes.faucet },
    );
  } catch (error) {
    if ((await readOwn(name, keys).catch(() => undefined)) === undefined) throw error;
  }
}

/** Waits until a registered account is on the chain. @throws AppError new_account.not_on_chain after half a minute, new_account.foreign_keys */
export async function waitForAccount(name: string, keys: PublicKeys): Promise<Account> {
  for (let look = 0; look < LOOKS; look += 1) {
    const account = await readOwn(name, keys);
    if (account !== undefined) return account;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new AppError('new_account.not_on_chain', { account: name });
}
