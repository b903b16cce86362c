import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getVestingBalances } from '@xbts/shared/actions/getVestingBalances.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { calendarQuery, stakingCalendarRoutes } from '@xbts/shared/services/stakingCalendar.ts';
import type { CalendarLanguage } from '@xbts/shared/staking/calendarTexts.ts';
import { stakesOf } from '@xbts/shared/staking/position.ts';
import { stakingCalendar } from '@xbts/shared/staking/stakingCalendar.ts';
import type { FastifyInstance } from 'fastify';
import { lastingFreshness } from '../cache/routeFreshness.ts';
import { createSendStored } from '../plugins/cachedAnswers.ts';
import type { CacheDeps } from './cachedRead.ts';
import { readInput } from './readInput.ts';

export interface StakingCalendarDeps extends CacheDeps {
  client: ChainClient;
  /** The staking asset, 1.3.x. */
  stakingAsset: string;
}

const { feed } = stakingCalendarRoutes;

/** GET /api/staking/calendar/{account}.ics: public chain data, in a form that calendars subscribe to. */
export function addStakingCalendar(server: FastifyInstance, deps: StakingCalendarDeps): void {
  const freshness = lastingFreshness(feed.ttlSeconds);
  const sendStored = createSendStored(freshness, deps, 'text/calendar; charset=utf-8');
  server.get(feed.path, async (request, reply) => {
    const { account } = readInput(feed.params, request.params);
    const { lang } = readInput(calendarQuery, request.query);
    const stored = await deps.cache.get(`calendar ${lang} ${account}`, freshness, () =>
      readCalendar(deps, account, lang),
    );
    reply.header('content-disposition', `inline; filename="smartholder-${account}.ics"`);
    return sendStored(request, reply, stored, deps.clock.now());
  });
}

async function readCalendar(
  { client, stakingAsset, clock }: StakingCalendarDeps,
  account: string,
  language: CalendarLanguage,
): Promise<string> {
  const now = clock.now();
  const [[asset], balances] = await Promise.all([
    getAssets(client, [stakingAsset]),
    balancesOf(client, account),
  ]);
  if (asset === undefined || asset === null) throw new AppError('request.not_found', { what: stakingAsset });
  // The unlock time of a stake does not depend on the present block.
  const positions = stakesOf(balances, { stakingAsset, headTime: now });
  return stakingCalendar({ account, positions }, { now, language, asset });
}

async function balancesOf(client: ChainClient, account: string) {
  try {
    return await getVestingBalances(client, account);
  } catch (error) {
    if (hasCode(error, 'chain.unknown_account'))
      throw new AppError('request.not_found', { what: account }, error);
    throw error;
  }
}
