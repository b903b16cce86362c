import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package's metadata, as far as the checks need them. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly licenses?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** A folder with binding.gyp is compiled at the installation even without a script. */
  readonly isBuiltByDefault?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): InstalledPackage =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The place where Node would find a package from a folder; undefined for one that is not installed (another
 * platform's).
 */
function findFrom(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Every package that the product runs on or is built from: the dependencies of these workspaces, and all beneath them.
 */
export function productionPackages(root: string, workspaces: readonly string[]): InstalledPackage[] {
  const seen = new Map<string, InstalledPackage>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    const found = read(folder);
    seen.set(folder, found);
    const names = Object.keys({ ...found.dependencies, ...found.optionalDependencies });
    for (const name of names) {
      const next = findFrom(folder, name);
      if (next !== undefined) visit(next);
    }
  };
  for (const workspace of workspaces) visit(realpathSync(join(root, workspace)));
  return [...seen.values()].filter(({ name }) => !name.startsWith('@xbts/'));
}

/** All installed packages, including those for development. */
export function allPackages(root: string): InstalledPackage[] {
  const files = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root });
  return files
    .map((file) => join(realpathSync(root), dirname(file)))
    .filter((folder) => realpathSync(folder) === folder)
    .map((folder) => ({ ...read(folder), isBuiltByDefault: existsSync(join(folder, 'binding.gyp')) }));
}
