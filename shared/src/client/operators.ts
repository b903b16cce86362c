const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/u;
const ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/u;

/** Host and port of an address, without a name and password before them. */
const placeOf = (url: string): string =>
  /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/u.exec(url)?.[1]?.toLowerCase() ?? url;

const hostOf = (url: string): string => placeOf(url).replace(/:\d+$/u, '');

/** True for a node on this very machine. */
export const isLocal = (url: string): boolean => LOOPBACK.test(hostOf(url));

/**
 * True for the local node at the end of a list of public ones (spec §9). Whatever runs on this machine may answer there, so it is
 * tried last and never confirms another node. On a list of local nodes only, a development network, none is a fallback.
 */
export const isLocalFallback = (url: string, urls: readonly string[]): boolean =>
  isLocal(url) && !urls.every(isLocal);

/**
 * Who runs a node, as far as its address tells: the last two labels of its host. Where that joins two operators (example.co.uk) they
 * count as one, which errs towards asking more. Each local node of a development network stands for an operator of its own.
 */
export function operatorOf(url: string): string {
  if (isLocal(url)) return placeOf(url);
  const host = hostOf(url);
  return ADDRESS.test(host) ? host : host.split('.').slice(-2).join('.');
}

/** From so many operators on, two that lie together must not be enough: a third has to say the same. */
const OPERATORS_FOR_THREE = 4;

/** How many operators have to say the same before it is signed: two, or three where the list names four or more. */
export function wordsNeeded(urls: readonly string[]): number {
  const operators = new Set(urls.filter((url) => !isLocalFallback(url, urls)).map(operatorOf));
  return operators.size >= OPERATORS_FOR_THREE ? 3 : 2;
}

/** How many nodes decide who lies: enough to outvote the liars that `wordsNeeded` withstands, three or five. */
export const juryOf = (urls: readonly string[]): number => 2 * wordsNeeded(urls) - 1;

/** So many nodes decide who lies about a fact, where so many can be asked: two liars are outvoted. */
export const FACT_JURY = 5;

/** True when the two nodes are run by different operators and neither is the local fallback of the list. */
export const areIndependent = (one: string, other: string, urls: readonly string[]): boolean =>
  operatorOf(one) !== operatorOf(other) && !isLocalFallback(one, urls) && !isLocalFallback(other, urls);

/** True when some other node of the list could confirm what this one says. */
export const isConfirmable = (one: string, urls: readonly string[]): boolean =>
  urls.some((url) => areIndependent(one, url, urls));
