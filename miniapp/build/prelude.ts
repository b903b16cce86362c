import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledApart } from './bundledApart.ts';
import type { Modules } from './chunks/moduleGraph.ts';
import { openingParts, wideFiles } from './openingParts.ts';

/** In this order: what asks the node, then what draws the wallet of the last visit. Each in a line of its own, with a budget of its own. */
const entries = ['prelude', 'picture', 'letters'].map((name) =>
  fileURLToPath(new URL(`../src/prelude/${name}.ts`, import.meta.url)),
);
const NAME = 'prelude.js';

/**
 * Puts src/prelude into the page's head as a script of its own, before everything else: bundled apart, it shares no chunk with the app
 * and waits for none.
 */
export function prelude(): Plugin {
  let isServing = false;
  let modules: Modules | undefined;
  return {
    name: 'xbts-prelude',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    async buildStart() {
      if (isServing) return;
      const texts = await Promise.all(entries.map((entry) => bundledApart(entry, 'es2015')));
      this.emitFile({ type: 'asset', name: NAME, source: texts.map((each) => each.trim()).join('\n') });
    },
    renderStart() {
      modules = { getModuleInfo: (id) => this.getModuleInfo(id) };
    },
    transformIndexHtml(html, { bundle }) {
      // After the character set, which has to stand among the first 1024 bytes, and before all that could hold it up.
      const early = html.replace(
        /<meta charset[^>]*>/u,
        (found) => `${found}\n    <script ${attributes(bundle, modules)}></script>`,
      );
      return early.replace('</head>', `${bundle === undefined ? '' : wideLinks(bundle)}</head>`);
    },
  };
}

/** Has a wide window load what only it shows beside the app, which would find it out later; a narrow one asks for nothing. */
function wideLinks(bundle: Rolldown.OutputBundle): string {
  const links = wideFiles(bundle).map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `  <link ${kind} media="(min-width: 768px)" crossorigin href="/${file}">\n  `;
  });
  return links.join('');
}

function attributes(bundle: Rolldown.OutputBundle | undefined, modules: Modules | undefined): string {
  if (bundle === undefined || modules === undefined) return 'type="module" src="/src/prelude/prelude.ts"';
  const files = Object.values(bundle);
  const script = files.find((each) => each.type === 'asset' && each.names.includes(NAME));
  const openings = JSON.stringify(openingParts(bundle, modules));
  return `src="/${script?.fileName}" data-openings='${openings}'`;
}
