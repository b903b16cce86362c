import type { Identifier } from '@mdn/browser-compat-data';
import { branch, lackedBy } from './compat.ts';

/** Names that a browser of the floor lacks, as paths from the global object: `Promise.withResolvers`, `Array.prototype.toSorted`, `OffscreenCanvas`. */
export function youngerNames(): string[] {
  const builtins = branch(['javascript', 'builtins']).flatMap(([owner, row]) =>
    namesOf(owner, row).flatMap((name) => [name, name.replace('.', '.prototype.')]),
  );
  const ofPages = branch(['api']).flatMap(([owner, row]) =>
    namesOf(owner, row).map((name) =>
      name.endsWith('_static')
        ? name.slice(0, -'_static'.length)
        : name.replace(owner === 'Window' ? 'Window.' : '.', owner === 'Window' ? '' : '.prototype.'),
    ),
  );
  // Chromium enforces a page's policy of trusted types with its own code, which must stay complete.
  return [...builtins, ...ofPages].filter((name) => !/trusted/iu.test(name));
}

function namesOf(owner: string, row: Identifier): string[] {
  if (row.__compat !== undefined && lackedBy(row.__compat).length > 0) return [owner];
  return Object.entries(row as Readonly<Record<string, Identifier>>).flatMap(([member, { __compat }]) =>
    member === '__compat' || __compat === undefined || lackedBy(__compat).length === 0
      ? []
      : [`${owner}.${member}`],
  );
}

/** In a page or a worker, before anything else runs: removes them. */
export function forget(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let place: object | undefined = globalThis;
    for (const part of path) place = place && Object.getOwnPropertyDescriptor(place, part)?.value;
    if (place != null) Reflect.deleteProperty(place, last);
  }
}
