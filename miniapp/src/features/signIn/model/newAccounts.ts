import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { type FaucetRequest, faucetRoutes, isAnswerTo } from '@xbts/shared/services/faucet.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { readPartnerId, readPartnerSignature } from '../../../platform/messenger/partner.ts';
import { noteRegistration } from './lastRegistration.ts';
import { isOnChain } from './ownAccount.ts';

/** A registration waits for the faucet's own transaction. */
const FAUCET_TIMEOUT_MS = 30_000;
/** After a lost answer a block may contain the account a little later. */
const LOOKS_AFTER_LOSS = 10;

const fetchSlowly = createFetchJson({
  fetch: (url, init) => fetch(url, init),
  baseUrl: '',
  timeoutMs: FAUCET_TIMEOUT_MS,
});

/**
 * Name and public keys, and the user's partner: the bot names the partner to the faucet if the chain can credit them.
 */
function requested(name: string, keys: PublicKeys): FaucetRequest['account'] {
  const partner = readPartnerId(localStorage);
  return {
    name,
    owner_key: keys.owner,
    active_key: keys.active,
    memo_key: keys.memo,
    refcode:
      partner === '' ? null : writeStartParam({ partner, signature: readPartnerSignature(localStorage) }),
    referrer: isValidAccountName(partner) ? partner : null,
  };
}

/** @throws AppError new_account.other_answer when it concerns another name or other keys, and those of callService */
async function ask(account: FaucetRequest['account']): Promise<void> {
  const { register } = faucetRoutes;
  const answer = await callService(
    fetchSlowly,
    register,
    { body: { account } },
    { prefix: servicePrefixes.faucet },
  );
  if (!isAnswerTo(account, answer.account))
    throw new AppError('new_account.other_answer', { account: account.name });
}

/** True when the faucet may still have registered the account: no answer came, or an unclear one. */
const isUncertain = ({ code, facts }: AppError): boolean =>
  code === 'service.unreachable' ||
  code === 'service.bad_answer' ||
  code === 'new_account.other_answer' ||
  (code === 'service.refused' && Number(facts.status) >= 500);

/**
 * Asks the faucet for an account with these public keys, and names the user's partner. When the account exists despite
 * a failure, the call succeeds.
 * @throws AppError service.refused with the faucet's own words as `message`, new_account.other_answer, and the other
 * service.* codes
 */
export async function registerAccount(name: string, keys: PublicKeys): Promise<void> {
  const takeBack = noteRegistration(name);
  try {
    await ask(requested(name, keys));
  } catch (thrown) {
    const error = toAppError(thrown);
    if (await isOnChain(name, keys, isUncertain(error) ? LOOKS_AFTER_LOSS : 1)) return;
    if (!isUncertain(error)) takeBack();
    throw error;
  }
}
