import { systemClock } from '@xbts/shared/client/clock.ts';
import { Connection } from '@xbts/shared/client/connection.ts';
import { visitNode } from '@xbts/shared/client/nodeVisit.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { nodePlaceOf } from '@xbts/shared/protocol/nodeAddress.ts';
import { addressOf } from '../../../platform/addressOf.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { changeSettings, MOST_OWN_NODES, useSettings } from './settings.ts';

/** Whether an address is on the configuration's list or among the user's own nodes, in any spelling. */
export function isKnownNode(url: string): boolean {
  const listed = [...appConfig.nodes, ...useSettings.getState().ownNodes];
  return listed.map(nodePlaceOf).includes(nodePlaceOf(url));
}

/** Saves the user's own nodes, and adds them to the configuration's at once. */
function keepOwn(ownNodes: readonly string[]): void {
  changeSettings({ ownNodes });
  chain.setUrls(appConfig.nodes, ownNodes);
}

/** True once the page's content security policy has blocked a connection to that address; ends with the function. */
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

/**
 * Connects to a user's own node, and saves it only when it is on our chain. A known node is asked, and stays unchanged.
 * @throws AppError node.too_many_own, node.blocked, node.wrong_chain, node.timeout, node.connection_lost,
 * node.api_denied, node.bad_answer
 */
export async function addOwnNode(url: string): Promise<void> {
  const isFull = () => !isKnownNode(url) && useSettings.getState().ownNodes.length >= MOST_OWN_NODES;
  const assertRoom = () => {
    if (isFull()) throw new AppError('node.too_many_own', { most: MOST_OWN_NODES });
  };
  assertRoom();
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
    throw policy.isBlocked() ? new AppError('node.blocked', { url }, error) : error;
  } finally {
    policy.end();
    connection.close();
  }
  assertRoom();
  if (!isKnownNode(url)) keepOwn([...useSettings.getState().ownNodes, url]);
}

/** Removes a user's own node; if it is in use, the app moves to another. */
export function removeOwnNode(url: string): void {
  keepOwn(useSettings.getState().ownNodes.filter((each) => each !== url));
}
