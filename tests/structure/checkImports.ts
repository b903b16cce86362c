import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { arrowRules, isHeld, isOurs } from './arrowRules.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = ['shared/src', 'miniapp/src', 'miniapp/build', 'miniapp/vite.config.ts', 'bot/src', 'tests'];

/** 'importer → imported: the rule'; with the files in between for a cycle or an indirect path. */
function lineOf({ from, to, rule, cycle, via }: IViolation): string {
  const way = (cycle ?? via ?? [{ name: to }]).map(({ name }) => name.replace(/.*node_modules\//u, ''));
  return `${[from, ...way].join(' → ')}: ${rule.name}`;
}

/** One cycle of those that share a file, and the shortest path to a guarded file: the others follow from them. */
function withoutRepeats(violations: readonly IViolation[]): IViolation[] {
  const inCircles = new Set<string>();
  const starts = new Set(violations.flatMap(({ via, from }) => (via === undefined ? [] : [from])));
  return violations.filter(({ cycle, via }) => {
    if (via !== undefined) return via.every(({ name }) => !starts.has(name));
    if (cycle === undefined) return true;
    const isNew = cycle.every(({ name }) => !inCircles.has(name));
    for (const { name } of cycle) inCircles.add(name);
    return isNew;
  });
}

/** Every import under these folders that breaks the arrows, one line each. */
export async function importFaults(baseDir: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: arrowRules },
      parser: 'tsc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Who imports a file, and which has no importer, is asked by no rule and takes a fifth of the time.
      skipAnalysisNotInRules: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const held = modules.flatMap(({ source }) =>
    isOurs(source) && !isHeld(source) ? [`${source}: no row of tests/structure/arrows.ts holds it`] : [],
  );
  return [...held, ...withoutRepeats(summary.violations).map(lineOf)];
}

if (process.argv[1] === import.meta.filename) {
  const faults = await importFaults(root, sources);
  for (const fault of faults) console.error(fault);
  console.log(`imports: ${faults.length} against the arrows`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
