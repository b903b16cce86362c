import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledApart } from './bundledApart.ts';
import { type Modules, openingParts, wideFiles } from './openingParts.ts';

const entry = fileURLToPath(new URL('../src/prelude/prelude.ts', import.meta.url));
const sheetLink = /<link rel="stylesheet"([^>]*)href="\/([^"]+)">/u;

/**
 * Inserts src/prelude into the page's head as a separate script before everything else: it is bundled separately,
 * shares no chunk with the app and does not wait for one. The script and the style sheet of the first picture are
 * inline: fetching both, even from the device, took a slow phone 100 ms. The server lists the hash of each in the
 * page's policy.
 */
export function prelude(): Plugin {
  let isServing = false;
  let modules: Modules | undefined;
  let script = '';
  return {
    name: 'xbts-prelude',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    async buildStart() {
      if (isServing) return;
      script = (await bundledApart(entry, 'es2015')).trim();
    },
    renderStart() {
      modules = { getModuleInfo: (id) => this.getModuleInfo(id) };
    },
    transformIndexHtml(html, { bundle }) {
      const first =
        bundle === undefined || modules === undefined
          ? '<script type="module" src="/src/prelude/prelude.ts"></script>'
          : `<script data-openings='${JSON.stringify(openingParts(bundle, modules))}'>${inline(script)}</script>`;
      // After the character set, which must be within the first 1024 bytes, and before everything that could delay it.
      const early = html.replace(/<meta charset[^>]*>/u, (found) => `${found}\n    ${first}`);
      if (bundle === undefined) return early;
      return withStyles(early, bundle).replace('</head>', `${wideLinks(bundle)}</head>`);
    },
  };
}

/**
 * The page with the rules of its style sheet inlined. The link remains, disabled (also by its media, for browsers that
 * load ahead of their parser): a lazy part of the app finds it there and does not load the sheet again, after its own.
 */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(sheetLink, (_, rest: string, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`the build has no style sheet ${file}`);
    const rules = inline(
      Buffer.from(sheet.source as string | Uint8Array)
        .toString('utf8')
        .trim(),
    );
    return `<style>${rules}</style>\n    <link rel="stylesheet" disabled media="not all"${rest}href="/${file}">`;
  });
}

/** Checks that a text does not end its own script or style element early. @throws Error */
function inline(text: string): string {
  if (/<\/(?:script|style)|<!--/iu.test(text)) throw new Error('a text of the page would end too early');
  return text;
}

/**
 * Makes a wide window load its extra parts together with the app, which would discover them later; a narrow one
 * requests nothing.
 */
function wideLinks(bundle: Rolldown.OutputBundle): string {
  const links = wideFiles(bundle).map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `  <link ${kind} media="(min-width: 768px)" crossorigin href="/${file}">\n  `;
  });
  return links.join('');
}
