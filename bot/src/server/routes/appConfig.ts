import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { AppConfig } from '@xbts/shared/services/config.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance } from 'fastify';
import { revalidatedControl } from '../plugins/cacheControl.ts';

export interface AppConfigDeps {
  client: ChainClient;
  /** Everything that is known before run time. */
  settings: Omit<AppConfig, 'botName'>;
  /** The bot's user name, once known. */
  botName: () => string | undefined;
  /** Services that this server is known to lack. */
  unavailableReads: () => Promise<readonly string[]>;
}

/** The known chain id: with 'auto', that of the node in use once there is one. */
async function knownChainId({ client, settings }: AppConfigDeps): Promise<string> {
  if (settings.chainId !== 'auto' || client.status.get().state !== 'connected') return settings.chainId;
  return client.chainId();
}

/** /config.json: everything that the built mini app must know about its network and its operator. */
export function addAppConfig(server: FastifyInstance, deps: AppConfigDeps): void {
  server.get(dataServerPaths.config.path, async (_request, reply) => {
    const botName = deps.botName();
    const config: AppConfig = {
      ...deps.settings,
      chainId: await knownChainId(deps),
      missingServices: [...deps.settings.missingServices, ...(await deps.unavailableReads())],
      ...(botName === undefined
        ? {}
        : { botName, links: { ...deps.settings.links, bot: `https://t.me/${botName}` } }),
    };
    return reply.header('cache-control', revalidatedControl).send(config);
  });
}
