import { systemClock } from '@xbts/shared/client/clock.ts';
import { Connection } from '@xbts/shared/client/connection.ts';
import { visitNode } from '@xbts/shared/client/nodeVisit.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { nodeUrlSchema } from '@xbts/shared/services/config.ts';
import { safeParse } from 'valibot';
import { addressOf } from '../../../platform/addressOf.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { changeSettings, useSettings } from './settings.ts';

/** The address as it will be kept, or null when it is no ws:// or wss:// address. */
export function nodeUrlOf(typed: string): string | null {
  const parsed = safeParse(nodeUrlSchema, typed);
  return parsed.success && addressOf(parsed.output) !== null ? parsed.output : null;
}

/** Whether an address is on the configuration's list or among the user's own nodes. */
export function isKnownNode(url: string): boolean {
  return [...appConfig.nodes, ...useSettings.getState().ownNodes].includes(url);
}

/** Every node the app may use: the configuration's, then the user's own. */
const allNodes = () => [...appConfig.nodes, ...useSettings.getState().ownNodes];

/** True once the page's content security policy has kept a connection to that address back; ends with the function. */
function watchPolicy(url: string): { isBlocked: () => boolean; end: () => void } {
  let isBlocked = false;
  const look = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= new URL(url).origin === (addressOf(blockedURI)?.origin ?? blockedURI);
  };
  document.addEventListener('securitypolicyviolation', look);
  return {
    isBlocked: () => isBlocked,
    end: () => document.removeEventListener('securitypolicyviolation', look),
  };
}

/** What became of a node that was to be added. 'blocked': the server of this page permits no connection to it. */
export type AddedNode = 'added' | 'blocked';

/**
 * Connects to a node of the user's own, and keeps it only when it is on our chain.
 * @throws AppError node.wrong_chain, node.timeout, node.connection_lost, node.api_denied, node.bad_answer
 */
export async function addOwnNode(url: string): Promise<AddedNode> {
  const policy = watchPolicy(url);
  const connection = new Connection({
    url,
    clock: systemClock,
    openSocket: openSocketWith(WebSocket),
    onLost: () => undefined,
  });
  try {
    const [{ chainId }, expected] = await Promise.all([visitNode(connection, systemClock), chain.chainId()]);
    if (chainId !== expected) throw new AppError('node.wrong_chain', { url, expected, got: chainId });
  } catch (error) {
    if (policy.isBlocked()) return 'blocked';
    throw error;
  } finally {
    policy.end();
    connection.close();
  }
  if (!isKnownNode(url)) changeSettings({ ownNodes: [...useSettings.getState().ownNodes, url] });
  chain.setUrls(allNodes());
  return 'added';
}

/** Forgets a node of the user's own; when it is the one in use, the app moves to another. */
export function removeOwnNode(url: string): void {
  changeSettings({ ownNodes: useSettings.getState().ownNodes.filter((each) => each !== url) });
  chain.setUrls(allNodes());
}
