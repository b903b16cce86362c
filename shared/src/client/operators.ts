import { nodeHostOf } from '../protocol/nodeAddress.ts';
import { networkOf, plainHost } from './networkOf.ts';

/** A listed node. */
export interface ListedNode {
  readonly url: string;
  /** True when the user added it and the configuration does not name it. */
  readonly isOwn?: boolean;
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/u;

/** Places of nodes, cached: a list is compared with itself repeatedly. */
const found = new Map<string, Place>();

interface Place {
  readonly operator: string;
  readonly isLocal: boolean;
}

function placeOf(url: string): Place {
  const known = found.get(url) ?? placeIn(url);
  found.set(url, known);
  return known;
}

function placeIn(url: string): Place {
  const address = nodeHostOf(url);
  // An invalid address never connects.
  if (address === null) return { operator: url, isLocal: false };
  const host = plainHost(address.host);
  if (LOOPBACK.test(host)) return { operator: `localhost:${address.port}`, isLocal: true };
  return { operator: networkOf(host) ?? host.split('.').slice(-2).join('.'), isLocal: false };
}

/** True for a node on this very machine. */
export const isLocal = (url: string): boolean => placeOf(url).isLocal;

/**
 * True for the local node at the end of a list of public ones (spec §9). Any program on this machine may answer there,
 * so it is tried last and never confirms another node. A list of local nodes only (a development network) has no
 * fallback.
 */
export const isLocalFallback = (url: string, nodes: readonly ListedNode[]): boolean =>
  isLocal(url) && !nodes.every((node) => isLocal(node.url));

/**
 * A node's operator, as far as its address shows, in any spelling: the last two labels of its host, or the network of
 * its IP address. When that joins two operators (example.co.uk) they count as one, which errs towards asking more. Each
 * local node of a development network counts as an operator of its own.
 */
export const operatorOf = (url: string): string => placeOf(url).operator;

/**
 * One operator for all nodes that a user has added. An attacker who talks a user into adding nodes may run all of them:
 * together they count as one, and their answers count only with a configured node.
 */
const OWN = 'own';

const isOwn = (url: string, nodes: readonly ListedNode[]): boolean =>
  nodes.some((node) => node.isOwn === true && node.url === url);

/** The operator that a listed node counts for. */
export const operatorIn = (url: string, nodes: readonly ListedNode[]): string =>
  isOwn(url, nodes) ? OWN : operatorOf(url);

/** From this many operators on, two that lie together must not be enough: a third must agree. */
const OPERATORS_FOR_THREE = 4;

/** How many operators must agree before anything is signed: two, or three when the list names four or more. */
export function operatorsNeeded(nodes: readonly ListedNode[]): number {
  const operators = nodes
    .filter(({ url }) => !isLocalFallback(url, nodes))
    .map(({ url }) => operatorIn(url, nodes));
  return new Set(operators).size >= OPERATORS_FOR_THREE ? 3 : 2;
}

/** How many nodes decide who lies: enough to outvote the liars that `operatorsNeeded` withstands, three or five. */
export const quorumOf = (nodes: readonly ListedNode[]): number => 2 * operatorsNeeded(nodes) - 1;

/** The number of nodes that decide who lies about a fact, if that many are reachable: two liars are outvoted. */
export const QUORUM = 5;

/**
 * True when different operators run the two nodes, the user has not added both, and neither is the list's local
 * fallback.
 */
export function areIndependent(one: string, other: string, nodes: readonly ListedNode[]): boolean {
  if (operatorOf(one) === operatorOf(other) || operatorIn(one, nodes) === operatorIn(other, nodes))
    return false;
  return !isLocalFallback(one, nodes) && !isLocalFallback(other, nodes);
}

/** True when another node of the list could confirm this one's answers. */
export const isConfirmable = (one: string, nodes: readonly ListedNode[]): boolean =>
  nodes.some(({ url }) => areIndependent(one, url, nodes));
