import { nodeHostOf } from '../protocol/nodeAddress.ts';
import { networkOf, plainHost } from './networkOf.ts';

/** A node of a list. */
export interface ListedNode {
  readonly url: string;
  /** True for one that the user has added: the configuration does not name it. */
  readonly isOwn?: boolean;
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/u;

/** Where a node is, as often as it is asked: a list is compared with itself again and again. */
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
  // Nothing connects to what is no address.
  if (address === null) return { operator: url, isLocal: false };
  const host = plainHost(address.host);
  if (LOOPBACK.test(host)) return { operator: `localhost:${address.port}`, isLocal: true };
  return { operator: networkOf(host) ?? host.split('.').slice(-2).join('.'), isLocal: false };
}

/** True for a node on this very machine. */
export const isLocal = (url: string): boolean => placeOf(url).isLocal;

/**
 * True for the local node at the end of a list of public ones (spec §9). Whatever runs on this machine may answer there, so it is
 * tried last and never confirms another node. On a list of local nodes only, a development network, none is a fallback.
 */
export const isLocalFallback = (url: string, nodes: readonly ListedNode[]): boolean =>
  isLocal(url) && !nodes.every((node) => isLocal(node.url));

/**
 * Who runs a node, as far as its address tells, however that is spelled: the last two labels of its host, or the network that its
 * address lies in. Where that joins two operators (example.co.uk) they count as one, which errs towards asking more. Each local node of a
 * development network stands for an operator of its own.
 */
export const operatorOf = (url: string): string => placeOf(url).operator;

/**
 * One name for all nodes that a user has added. Whoever talks one into adding nodes may run all of them: together they count as one operator,
 * and what they say counts only with a configured one.
 */
const OWN = 'own';

const isOwn = (url: string, nodes: readonly ListedNode[]): boolean =>
  nodes.some((node) => node.isOwn === true && node.url === url);

/** The operator that a node of a list counts for. */
export const operatorIn = (url: string, nodes: readonly ListedNode[]): string =>
  isOwn(url, nodes) ? OWN : operatorOf(url);

/** From so many operators on, two that lie together must not be enough: a third has to say the same. */
const OPERATORS_FOR_THREE = 4;

/** How many operators have to say the same before it is signed: two, or three where the list names four or more. */
export function operatorsNeeded(nodes: readonly ListedNode[]): number {
  const operators = nodes
    .filter(({ url }) => !isLocalFallback(url, nodes))
    .map(({ url }) => operatorIn(url, nodes));
  return new Set(operators).size >= OPERATORS_FOR_THREE ? 3 : 2;
}

/** How many nodes decide who lies: enough to outvote the liars that `operatorsNeeded` withstands, three or five. */
export const quorumOf = (nodes: readonly ListedNode[]): number => 2 * operatorsNeeded(nodes) - 1;

/** So many nodes decide who lies about a fact, where so many can be asked: two liars are outvoted. */
export const QUORUM = 5;

/** True when the two nodes are run by different operators, the user has not added both, and neither is the local fallback of the list. */
export function areIndependent(one: string, other: string, nodes: readonly ListedNode[]): boolean {
  if (operatorOf(one) === operatorOf(other) || operatorIn(one, nodes) === operatorIn(other, nodes))
    return false;
  return !isLocalFallback(one, nodes) && !isLocalFallback(other, nodes);
}

/** True when some other node of the list could confirm what this one says. */
export const isConfirmable = (one: string, nodes: readonly ListedNode[]): boolean =>
  nodes.some(({ url }) => areIndependent(one, url, nodes));
