import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { addressGroups, isSix, plainHost } from '@xbts/shared/client/networkOf.ts';

/**
 * What counts as one address, however it is spelled: of version 6 the first half, which is what one household has; of version 4 as it is,
 * also where it is written as one of version 6.
 */
export function networkOf(address: string): string {
  const host = hostOf(address);
  return isIPv6(host) ? networkOfSix(host) : host;
}

/** An address alone: some proxies name a port beside it, which changes with each connection. */
export function hostOf(address: string): string {
  // As nearly all come.
  if (isIPv4(address)) return address;
  const bare = withoutPort(address.trim().replaceAll('"', '').toLowerCase());
  return bare.split('%', 1)[0] ?? '';
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/u.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  // Nine groups: without brackets the last of a whole address of version 6 is its port.
  return isIPv6(text) ? text : text.replace(/:\d+$/u, '');
}

function networkOfSix(host: string): string {
  // The parser of addresses writes each in one way.
  const plain = plainHost(new URL(`http://[${host}]`).hostname);
  if (!isSix(plain)) return plain;
  const household = addressGroups(plain).slice(0, 4);
  return household.map((group) => group.toString(16)).join(':');
}

/** Where a request that the framework does not see comes from: what the first of our proxies has added; fewer added ones are all there is. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const forwarded = proxies === 0 ? undefined : told.at(-Math.min(proxies, told.length));
  return forwarded ?? socket.remoteAddress ?? '';
}
