import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { AppConfig } from '@xbts/shared/services/config.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance } from 'fastify';
import { type StoredAnswer, storeAnswer } from '../cache/storedAnswer.ts';
import { revalidatedControl } from '../plugins/cacheControl.ts';
import { type SenderDeps, sendForm } from '../plugins/cachedAnswers.ts';

export interface AppConfigDeps extends SenderDeps {
  client: ChainClient;
  /** Everything that is known before run time. */
  settings: Omit<AppConfig, 'botName'>;
  /** The bot's user name, once known. */
  botName: () => string | undefined;
  /** Services that this server is known to lack. */
  unavailableReads: () => Promise<readonly string[]>;
}

/** The known chain id: with 'auto', that of the node in use once there is one. */
async function knownChainId({
  client,
  settings,
}: Pick<AppConfigDeps, 'client' | 'settings'>): Promise<string> {
  if (settings.chainId !== 'auto' || client.status.get().state !== 'connected') return settings.chainId;
  return client.chainId();
}

/** /config.json: everything that the built mini app must know about its network and its operator. */
export function addAppConfig(server: FastifyInstance, deps: AppConfigDeps): void {
  let stored: StoredAnswer | undefined;
  server.get(dataServerPaths.config.path, async (request, reply) => {
    const botName = deps.botName();
    const config: AppConfig = {
      ...deps.settings,
      chainId: await knownChainId(deps),
      missingServices: [...deps.settings.missingServices, ...(await deps.unavailableReads())],
      ...(botName === undefined
        ? {}
        : { botName, links: { ...deps.settings.links, bot: `https://t.me/${botName}` } }),
    };
    stored = await storeAnswer(JSON.stringify(config), 0, stored);
    reply.header('cache-control', revalidatedControl);
    return sendForm(request, reply, {
      forms: stored,
      type: 'application/json; charset=utf-8',
      bytes: deps.bytes,
    });
  });
}
