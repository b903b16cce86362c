import type { InstalledPackage } from './installedPackages.ts';

/** Accepted licences of shipped code: each requires an attribution at most. Another one is a decision. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** True if a licence expression is acceptable: one of its alternatives, or all of its combined parts. */
function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/u, '$1');
  if (/\sOR\s/u.test(bare)) return bare.split(/\sOR\s/u).some(isAllowed);
  if (/\sAND\s/u.test(bare)) return bare.split(/\sAND\s/u).every(isAllowed);
  return allowedLicences.has(bare);
}

/** A sentence for each package with a licence off the list, or without one. */
export function licenceFaults(packages: readonly InstalledPackage[]): string[] {
  return packages.flatMap(({ name, version, license }) => {
    if (typeof license === 'string' && isAllowed(license)) return [];
    return [`${name}@${version}: licence ${JSON.stringify(license ?? null)} is not on the list`];
  });
}
