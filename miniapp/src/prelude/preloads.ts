/** Preloads the screen of a path with its texts, using the build's table of files (build/openingParts.ts). */
export function preloadScreen(path: string, language: string, table: string): void {
  const { files, [language]: paths = {} } = JSON.parse(table);
  // The table contains '/pool/1.19.5' as '/pool/'.
  const screen = paths[path.replace(/(.\/).+/u, '$1')] || [];
  for (const file of screen) {
    const href = `/${files[file]}`;
    addLink(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
  }
}

/** Uses the mode of the bundler's stylesheets; with another one, the browser would request them twice. */
function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, properties));
}
