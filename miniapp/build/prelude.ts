import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledApart } from './bundledApart.ts';
import { openingParts } from './openingParts.ts';

const entry = fileURLToPath(new URL('../src/prelude/prelude.ts', import.meta.url));
const NAME = 'prelude.js';
/** What the app loads first inside the messenger; the script is told its name, and those of what links open. */
const BRIDGE = '/platform/messenger/bridge.ts';

/**
 * Puts src/prelude into the page's head as a script of its own, before everything else: bundled apart, it shares no chunk with the app
 * and waits for none.
 */
export function prelude(): Plugin {
  let isServing = false;
  return {
    name: 'xbts-prelude',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    async buildStart() {
      if (!isServing)
        this.emitFile({ type: 'asset', name: NAME, source: await bundledApart(entry, 'es2015') });
    },
    transformIndexHtml(html, { bundle }) {
      // After the character set, which has to stand among the first 1024 bytes, and before all that could hold it up.
      return html.replace(
        /<meta charset[^>]*>/u,
        (found) => `${found}\n    <script ${attributes(bundle)}></script>`,
      );
    },
  };
}

function attributes(bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return 'type="module" src="/src/prelude/prelude.ts"';
  const files = Object.values(bundle);
  const script = files.find((each) => each.type === 'asset' && each.names.includes(NAME));
  const messenger = files.find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(BRIDGE)),
  );
  const openings = JSON.stringify(openingParts(bundle));
  return `src="/${script?.fileName}" data-messenger="/${messenger?.fileName}" data-openings='${openings}'`;
}
