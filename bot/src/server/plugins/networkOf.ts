import { isIPv4, isIPv6 } from 'node:net';

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
  const one = new URL(`http://[${host}]`).hostname.slice(1, -1);
  const [before = '', after] = one.split('::');
  const groups = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after)];
  const zeros = new Array<string>(8 - head.length - tail.length).fill('0');
  const all = after === undefined ? head : [...head, ...zeros, ...tail];
  if (!one.startsWith('::ffff:') || tail.length !== 3) return all.slice(0, 4).join(':');
  const bytes = all.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
