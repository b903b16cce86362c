import { callService } from '@xbts/shared/services/callService.ts';
import { createFetchJson, type FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import type { Route, RouteAnswer, RouteInput } from '@xbts/shared/services/route.ts';
import { heldLaunchData } from '../messenger/holder.ts';
import { launched, wire } from '../messenger/messenger.ts';
import { launchSession } from './launchSession.ts';
import { withOwnCodes } from './ownCodes.ts';

/** Requests with the launch data, which identify the caller to the bot's server. */
const fetchAs = (launchData: string): FetchJson =>
  createFetchJson({
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: {
          ...init.headers,
          authorization: `tma ${launchData}`,
          [launchSessionHeader]: launchSession(),
        },
      }),
    baseUrl: '',
  });

/** Asks the bot's server in the user's name. @throws AppError launch.*, service.*, and the server's own codes */
export async function askBot<R extends Route>(
  route: R,
  input: RouteInput<R> | object,
): Promise<RouteAnswer<R>> {
  const fetchJson = fetchAs(await heldLaunchData(wire, launched?.launchData ?? ''));
  return withOwnCodes(() => callService(fetchJson, route, input as RouteInput<R>));
}
