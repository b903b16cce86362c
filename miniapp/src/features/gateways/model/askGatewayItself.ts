import { hasCode } from '@xbts/shared/errors/appError.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { createFetchJson, type FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { gatewayRoutes } from '@xbts/shared/services/gatewayForms.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { appConfig } from '../../../platform/server/config.ts';
import type { GivenAddress } from './depositAgreement.ts';
import { depositWish, givenIn } from './gatewayCalls.ts';

/* The page's own read of a deposit address, directly from the gateway instead of through the bot's server. */

/** How long a deposit address waits for the second answer. */
const OWN_ASKING_MS = 6_000;

/**
 * The gateway's own result of `read`; null when that is impossible: no address is configured, or the gateway allows no
 * requests from other origins, which a page cannot tell from one that is down. The reason does not help the user: the
 * address is then shown with the server as its only source.
 */
async function askItself<Answer>(
  family: GatewayFamily,
  read: (fetchJson: FetchJson) => Promise<Answer>,
): Promise<Answer | null> {
  const baseUrl = appConfig.gateways[family];
  if (baseUrl === undefined) return null;
  const own = createFetchJson({
    fetch: (url, init) => fetch(url, { ...init, credentials: 'omit', redirect: 'error' }),
    baseUrl,
    timeoutMs: OWN_ASKING_MS,
  });
  return read(own).catch(() => null);
}

/** An account's deposit address; null when the page cannot ask or gets none. */
export async function askAddressItself(
  family: GatewayFamily,
  coin: GatewayCoin,
  account: string,
  signal?: AbortSignal,
): Promise<GivenAddress | null> {
  const answer = await askItself(family, (own) =>
    callService(own, gatewayRoutes.newDepositAddress, depositWish(coin, account), { signal }),
  );
  return answer === null || answer.error || !answer.inputAddress ? null : givenIn(answer);
}

/** The shared deposit address of a coin, '' when the gateway's own list has none; null when the page cannot ask. */
export async function askCommonAddressItself(
  family: GatewayFamily,
  symbol: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const list = await askItself(family, (own) =>
    callService(own, gatewayRoutes.coins, {}, { signal }).catch((error: unknown) => {
      if (!hasCode(error, 'service.refused') || error.facts.status !== 404) throw error;
      return callService(own, gatewayRoutes.coin, {}, { signal });
    }),
  );
  if (list === null) return null;
  return list.coins.rows.find((coin) => coin.symbol === symbol)?.commonAddress?.trim() ?? '';
}
