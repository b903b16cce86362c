import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledApart } from './bundledApart.ts';
import { type Modules, openingParts, wideFiles } from './openingParts.ts';

const entry = fileURLToPath(new URL('../src/prelude/prelude.ts', import.meta.url));
const sheetLink = /<link rel="stylesheet"([^>]*)href="\/([^"]+)">/u;

/**
 * Puts src/prelude into the page's head as a script of its own, before everything else: bundled apart, it shares no chunk with the app
 * and waits for none. It stands in the page itself, and so does the style sheet of the first picture: to fetch both, even from the device, took a
 * slow phone 100 ms. The server names each by its hash in the page's policy.
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
      // After the character set, which has to stand among the first 1024 bytes, and before all that could hold it up.
      const early = html.replace(/<meta charset[^>]*>/u, (found) => `${found}\n    ${first}`);
      if (bundle === undefined) return early;
      return withStyles(early, bundle).replace('</head>', `${wideLinks(bundle)}</head>`);
    },
  };
}

/**
 * The page with the rules of its style sheet in it. The link stays, switched off (for what browsers load ahead of their parser by its media too): a part
 * of the app that is loaded later finds it there and does not load the sheet once more, behind its own.
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

/** A text that ends neither a script nor a style before its own end. @throws Error */
function inline(text: string): string {
  if (/<\/(?:script|style)|<!--/iu.test(text)) throw new Error('a text of the page would end too early');
  return text;
}

/** Has a wide window load what only it shows beside the app, which would find it out later; a narrow one asks for nothing. */
function wideLinks(bundle: Rolldown.OutputBundle): string {
  const links = wideFiles(bundle).map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `  <link ${kind} media="(min-width: 768px)" crossorigin href="/${file}">\n  `;
  });
  return links.join('');
}
