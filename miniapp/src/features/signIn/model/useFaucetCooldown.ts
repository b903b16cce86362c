import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import { ADDRESS_LIMIT_MINUTES } from '@xbts/shared/services/faucetRules.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';

/**
 * Until when the faucet may refuse this user's address, by the time of this device's last request (0: never), and by
 * the bot server's knowledge of the address. Milliseconds since 1970; null when another account is possible now, as far
 * as known. It only warns: without the server's answer the faucet itself refuses.
 */
export function useFaucetCooldown(askedAt: number): number | null {
  const { data: told = 0 } = useQuery({
    queryKey: ['registrationWait'],
    queryFn: async ({ signal }) => {
      const { seconds } = await callService(
        fetchJson,
        faucetRoutes.wait,
        {},
        { signal, prefix: servicePrefixes.faucet },
      );
      return seconds === 0 ? 0 : Date.now() + seconds * 1_000;
    },
    staleTime: 0,
    retry: false,
    // Valid only for this moment and this network.
    meta: { isPrivate: true },
  });
  const own = askedAt + ADDRESS_LIMIT_MINUTES * MINUTE_MS;
  const until = Math.max(own, told);
  return until > Date.now() ? until : null;
}
