import { hasCode } from '@xbts/shared/errors/appError.ts';
import { gatewayRoutes } from '@xbts/shared/services/gatewayForms.ts';
import type { Route, RouteAnswer, RouteInput } from '@xbts/shared/services/route.ts';
import type { Upstream, UpstreamState } from './upstream.ts';

const { coins, coin, newDepositAddress, checkAddress, checkAddressBare } = gatewayRoutes;

type Call<R extends Route> = (input: RouteInput<R>) => Promise<RouteAnswer<R>>;

/** The calls to a gateway; when gateways differ in a path, at the one that it knows. Each rejects like `ask`. */
export interface GatewayCalls {
  readonly coins: Call<typeof coins>;
  readonly newDepositAddress: Call<typeof newDepositAddress>;
  readonly checkAddress: Call<typeof checkAddress>;
}

/** One gateway behind the bot. */
export interface Gateway extends GatewayCalls {
  state(): UpstreamState;
}

const isMissing = (error: unknown): boolean =>
  hasCode(error, 'request.not_found') || (hasCode(error, 'service.refused') && error.facts.status === 404);

/** Asks at one path, and at the other after a 404; the one that answered comes first in later calls. */
function eitherOf<R extends Route>(ask: Upstream['ask'], one: R, other: R): Call<R> {
  let [usual, spare] = [one, other];
  return async (input) => {
    // A concurrent call may learn it while this one waits.
    const [first, second] = [usual, spare];
    try {
      return await ask(first, input);
    } catch (error) {
      if (!isMissing(error)) throw error;
      const answer = await ask(second, input);
      [usual, spare] = [second, first];
      return answer;
    }
  };
}

/** The calls of a gateway of the XBTS family. */
export const gatewayCalls = (ask: Upstream['ask']): GatewayCalls => ({
  coins: eitherOf<typeof coins>(ask, coins, coin),
  newDepositAddress: (input) => ask(newDepositAddress, input),
  checkAddress: eitherOf<typeof checkAddress>(ask, checkAddress, checkAddressBare),
});

/** The same gateway with its health. */
export const createGateway = ({ ask, state }: Upstream): Gateway => ({ ...gatewayCalls(ask), state });
