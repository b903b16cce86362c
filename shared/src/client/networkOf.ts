const FOUR = /^\d+(?:\.\d+){3}$/u;

/** True for an IPv6 host in the URL parser's form: in brackets. */
export const isIPv6Host = (host: string): boolean => host.startsWith('[');

/** The eight groups of an IPv6 address, in the URL parser's form. */
export function addressGroups(host: string): number[] {
  const [before = '', after] = host.slice(1, -1).split('::');
  const groups = (text: string | undefined) =>
    text === undefined || text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [head, tail] = [groups(before), groups(after)];
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const bytesOf = (groups: readonly number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');

/** The IPv4 address inside an IPv6 one: mapped, by a translator (64:ff9b::/96) or by 6to4; null for any other. */
function fourIn(groups: readonly number[]): string | null {
  const [first = 0, second = 0] = groups;
  const middle = groups.slice(0, 6).join();
  if (middle === '0,0,0,0,0,65535' || middle === `${0x64},${0xff9b},0,0,0,0`) return bytesOf(groups.slice(6));
  return first === 0x2002 ? bytesOf([second, groups[2] ?? 0]) : null;
}

/** A host in the URL parser's form; an IPv6 address that contains an IPv4 address gives the latter. */
export function plainHost(host: string): string {
  return isIPv6Host(host) ? (fourIn(addressGroups(host)) ?? host) : host;
}

/**
 * The network that one customer rents together: the first 24 bits of IPv4, 48 of IPv6. Null for a name. The host is in
 * the URL parser's form.
 */
export function networkOf(host: string): string | null {
  const plain = plainHost(host);
  if (FOUR.test(plain)) return plain.split('.').slice(0, 3).join('.');
  return isIPv6Host(plain)
    ? addressGroups(plain)
        .slice(0, 3)
        .map((group) => group.toString(16))
        .join(':')
    : null;
}
