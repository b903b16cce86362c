// npm run advisories: requests the advisories of the product's packages from the configured registry, and renews the
// copy.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Advisory, advisoriesFile, readAdvisories } from './advisories.ts';
import { productionPackages } from './installedPackages.ts';

const answerSchema = v.record(
  v.string(),
  v.array(
    v.object({
      url: v.string(),
      title: v.string(),
      severity: v.picklist(['low', 'moderate', 'high', 'critical']),
      vulnerable_versions: v.string(),
    }),
  ),
);

const root = join(import.meta.dirname, '../../..');
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
const versions: Record<string, string[]> = {};
for (const { name, version } of productionPackages(root, ['bot', 'miniapp', 'shared']))
  versions[name] = [...(versions[name] ?? []), version];

const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry.replace(/\/?$/u, '/')), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(versions),
});
if (!response.ok) throw new TypeError(`The registry gives no advisories: it answers ${response.status}`);
const told = v.parse(answerSchema, await response.json());
const added: Advisory[] = Object.entries(told).flatMap(([name, list]) =>
  list.map(({ url, title, severity, vulnerable_versions: vulnerable }) => ({
    id: url.split('/').at(-1) ?? url,
    package: name,
    vulnerable,
    severity,
    title,
  })),
);
// The registry only covers the requested versions: entries for others stay, and apply after a downgrade.
const isTold = (each: Advisory) =>
  added.some(({ id, package: name }) => id === each.id && name === each.package);
const kept = readAdvisories().advisories.filter((each) => !isTold(each));
const asOf = new Date().toISOString().slice(0, 10);
const advisories = [...kept, ...added].sort((a, b) =>
  `${a.package} ${a.id}`.localeCompare(`${b.package} ${b.id}`),
);
writeFileSync(advisoriesFile, `${JSON.stringify({ asOf, advisories }, null, 2)}\n`);
process.stdout.write(
  `${advisories.length} advisories, as of ${asOf}; ${added.length} name a version in use.\n`,
);
