import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { gatewayRecordPaths } from '@xbts/shared/services/gatewayRecord.ts';
import { type GatewayFamily, gatewayCoinSchema, gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { parseRows } from '@xbts/shared/services/rows.ts';
import type { FastifyInstance } from 'fastify';
import { readIssuerRecords } from '../../chain/gateways/issuerRecords.ts';
import type { Log } from '../../logging.ts';
import type { Freshness } from '../cache/freshness.ts';
import { type CacheDeps, cachedRead } from './cachedRead.ts';
import { type KnownCoinsDeps, readKnownCoins } from './knownCoins.ts';

export interface GatewayRecordDeps extends Omit<CacheDeps, 'clock'>, KnownCoinsDeps {
  client: ChainReader;
  log: Log;
  /** The gateways' support addresses, as the operator has set them. */
  support: Readonly<Partial<Record<GatewayFamily, string>>>;
}

const { path, ttlSeconds } = gatewayRecordPaths.record;
const staleMs = ttlSeconds * 2_000;
/** Recent figures must not be a day old. The read never fails, so no old answer has to replace it. */
const freshness: Freshness = { ttlMs: ttlSeconds * 1_000, staleMs, errorMs: staleMs };

/** GET /api/v1/gateway-record: every gateway's recent payout speed by the chain, and its support address. */
export function addGatewayRecord(server: FastifyInstance, deps: GatewayRecordDeps): void {
  server.get(
    path,
    cachedRead(deps, freshness, () => ({
      key: path,
      load: async () => ({
        gateways: await Promise.all(gatewayFamilies.map((family) => recordOf(deps, family))),
      }),
    })),
  );
}

async function recordOf(deps: GatewayRecordDeps, family: GatewayFamily) {
  const { rows } = parseRows(gatewayCoinSchema, await readKnownCoins(deps, family));
  const support = deps.support[family] ?? null;
  try {
    return { family, support, coins: await readIssuerRecords(deps.client, rows) };
  } catch (error) {
    // Without a node its support address is still shown, but no figures of withdrawals.
    deps.log.warn({ gateway: family, code: toAppError(error).code }, 'no record of withdrawals');
    return { family, support, coins: [] };
  }
}
