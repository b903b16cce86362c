import type { Rolldown } from 'vite';

/** Where links lead: a path, or what it begins with where that ends with a slash (but the root), and the screen it opens (src/app/routes.tsx). */
const openings: Readonly<Record<string, string>> = {
  '/': 'portfolio/screens/dashboard/Dashboard.tsx',
  '/pools': 'pools/screens/list/Pools.tsx',
  '/pool/': 'pools/screens/pool/PoolPage.tsx',
  '/swap': 'swap/screens/Swap.tsx',
  '/market/': 'market/screens/market/MarketPage.tsx',
  '/smartholder': 'staking/screens/smartholder/SmartHolder.tsx',
  '/send': 'payments/screens/send/Send.tsx',
  '/transfer': 'payments/screens/send/Send.tsx',
  // What start parameters call a payment that is asked for (src/prelude/openedPath.ts).
  '/pay/': 'payments/screens/send/Send.tsx',
  '/req/': 'payments/screens/send/Send.tsx',
  '/welcome': 'info/screens/welcome/Newcomer.tsx',
};

/** What every screen but the first one needs. */
const beside = ['app/routes.tsx', 'app/bringLaterParts.ts'];

/** Files by number, and for the beginning of a path the numbers of those that its screen needs beside the first opening's. */
export interface OpeningParts {
  readonly files: readonly string[];
  readonly paths: Readonly<Record<string, readonly number[]>>;
}

/**
 * What an opening by a link loads in turns otherwise: the table of routes when the first code is there, the screen when the table is.
 * @throws Error when the build has no such screen
 */
export function openingParts(bundle: Rolldown.OutputBundle): OpeningParts {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const first = filesOf(chunks.find((each) => each.moduleIds.some((id) => id.endsWith('/src/main.tsx'))));
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const paths = Object.entries(openings).map(([path, screen]) => {
    const parts = [...beside, `features/${screen}`].flatMap((module) => {
      const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(`/src/${module}`)));
      if (chunk === undefined) throw new Error(`no file has ${module}`);
      return [...filesOf(chunk)];
    });
    return [path, [...new Set(parts)].filter((file) => !first.has(file)).map(numberOf)] as const;
  });
  return { files, paths: Object.fromEntries(paths) };

  /** A chunk with all it imports, and their style sheets. */
  function filesOf(chunk: Rolldown.OutputChunk | undefined, found = new Set<string>()): Set<string> {
    if (chunk === undefined || found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of chunk.imports)
      filesOf(
        chunks.find((each) => each.fileName === name),
        found,
      );
    return found;
  }
}
