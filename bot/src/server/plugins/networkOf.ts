import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { addressGroups, isIPv6Host, plainHost } from '@xbts/shared/client/networkOf.ts';

/**
 * The unit of a rate limit for an address in any spelling: the first half of IPv6, the share of one household; IPv4 as
 * it is, also when written as IPv6.
 */
export function networkOf(address: string): string {
  const host = hostOf(address);
  return isIPv6(host) ? networkOfSix(host) : host;
}

/** The address without a port, which some proxies add and which changes with each connection. */
export function hostOf(address: string): string {
  // The usual case.
  if (isIPv4(address)) return address;
  const bare = withoutPort(address.trim().replaceAll('"', '').toLowerCase());
  return bare.split('%', 1)[0] ?? '';
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/u.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  // Nine groups: without brackets the last group after a whole IPv6 address is its port.
  return isIPv6(text) ? text : text.replace(/:\d+$/u, '');
}

function networkOfSix(host: string): string {
  // The URL parser's form is unique.
  const plain = plainHost(new URL(`http://[${host}]`).hostname);
  if (!isIPv6Host(plain)) return plain;
  const household = addressGroups(plain).slice(0, 4);
  return household.map((group) => group.toString(16)).join(':');
}

/**
 * The address of a request that the framework does not see: the entry of our first proxy; with fewer entries the first
 * one.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const forwarded = proxies === 0 ? undefined : told.at(-Math.min(proxies, told.length));
  return forwarded ?? socket.remoteAddress ?? '';
}
