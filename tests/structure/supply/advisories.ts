import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import * as v from 'valibot';
import type { InstalledPackage } from './installedPackages.ts';

const advisorySchema = v.object({
  /** GHSA-… or CVE-…. */
  id: v.string(),
  package: v.string(),
  /** A range of versions, as npm writes it. */
  vulnerable: v.string(),
  severity: v.picklist(['low', 'moderate', 'high', 'critical']),
  title: v.string(),
});

export type Advisory = v.InferOutput<typeof advisorySchema>;

const copySchema = v.object({
  /** The date of the last reading from the registry, or of the manual collection: YYYY-MM-DD. */
  asOf: v.pipe(v.string(), v.isoDate()),
  advisories: v.array(advisorySchema),
});

/** The path of the copy. */
export const advisoriesFile: string = join(import.meta.dirname, 'advisories.json');

/** The copy of the advisories: the check needs no network for it. */
export function readAdvisories(): v.InferOutput<typeof copySchema> {
  return v.parse(copySchema, JSON.parse(readFileSync(advisoriesFile, 'utf8')));
}

/** A sentence for each package whose version an advisory names. */
export function advisoryFaults(
  packages: readonly InstalledPackage[],
  advisories: readonly Advisory[],
): string[] {
  return packages.flatMap(({ name, version }) =>
    advisories
      .filter(
        (each) => each.package === name && satisfies(version, each.vulnerable, { includePrerelease: true }),
      )
      .map(({ id, severity, title }) => `${name}@${version}: ${id} (${severity}) ${title}`),
  );
}
