import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { arrows, packageOwners, separateSubfolders } from './arrows.ts';

const specifier =
  /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gmu;

const isInside = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

function placeOf(from: string, target: string): string | undefined {
  if (target.startsWith('.')) return normalize(join(dirname(from), target));
  const [, workspace, rest] = /^@xbts\/(\w+)\/(.*)$/u.exec(target) ?? [];
  if (workspace === 'shared') return `shared/src/${rest}`;
  return workspace === undefined ? undefined : `${workspace}/${rest}`;
}

function faultOf(file: string, target: string): string | undefined {
  const place = placeOf(file, target);
  if (place === undefined) {
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    const owners = packageOwners[name];
    if (owners !== undefined && !owners.some((owner) => isInside(file, owner)))
      return `${name} belongs to ${owners}`;
    return undefined;
  }
  // Recorded vectors are data for the tests that sit beside their files, never for product code.
  if (isInside(place, 'tests/vectors') && /\.(?:test|fixture)\.tsx?$/u.test(file)) return undefined;
  const folder = Object.keys(arrows)
    .filter((each) => isInside(file, each))
    .sort((a, b) => b.length - a.length)[0];
  const allowed = folder === undefined ? undefined : arrows[folder];
  if (allowed !== undefined && !allowed.some((each) => isInside(place, each)))
    return `${folder} may not import ${place}`;
  for (const parent of separateSubfolders) {
    const own = file.slice(parent.length + 1).split('/')[0];
    const other = place.slice(parent.length + 1).split('/')[0];
    if (isInside(file, parent) && isInside(place, parent) && own !== other)
      return `${own} may not import ${other}`;
  }
  return undefined;
}

/** Every import in a tracked or new TypeScript file that goes against the arrows, as a line each. */
export function importFaults(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /^(shared|miniapp|bot|tests)\//u.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(specifier)].flatMap((match) => {
        const fault = faultOf(file, match[1] ?? match[2] ?? '');
        return fault === undefined ? [] : [`${file}: ${fault}`];
      });
    });
}

if (process.argv[1] === import.meta.filename) {
  const faults = importFaults();
  for (const fault of faults) console.error(fault);
  console.log(`imports: ${faults.length} against the arrows`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
