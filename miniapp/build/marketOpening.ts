import { fileURLToPath } from 'node:url';
import { type Modules, reachable } from './firstOpening.ts';

const page = fileURLToPath(new URL('../src/features/market/screens/market/MarketPage.tsx', import.meta.url));

/** Small parts that most screens use: visuals, and what is read of accounts and assets. */
const often =
  /\/(?:miniapp\/src\/(?:ui|platform|features\/(?:accounts|assets))|shared\/src\/(?:actions\/(?!watch|subscribe)|protocol|amounts))\//u;

/**
 * Puts the small parts that a market's page shares with other screens into one chunk: as twenty of half a kilobyte they came in turns, six at a
 * time, and the book waited for the last.
 */
export function marketOpening(): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    needed ??= reachable(modules, [page]);
    return needed.has(id) && often.test(id) ? 'often' : null;
  };
}
