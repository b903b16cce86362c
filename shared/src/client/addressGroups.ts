/** True for a host that is an address of version 6, in the URL parser's form: in brackets. */
export const isSix = (host: string): boolean => host.startsWith('[');

/** The eight groups of an address of version 6, in the URL parser's form. */
export function addressGroups(host: string): number[] {
  const [before = '', after] = host.slice(1, -1).split('::');
  const groups = (text: string | undefined) =>
    text === undefined || text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [head, tail] = [groups(before), groups(after)];
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
