/** Has the browser load the screen of a path with its texts, as the build's table names the files (build/openingParts.ts). */
export function preloadScreen(path: string, language: string, table: string): void {
  const { files, [language]: paths = {} } = JSON.parse(table);
  // '/pool/1.19.5' stands in it as '/pool/'.
  const screen = paths[path.replace(/(.\/).+/u, '$1')] || [];
  for (const file of screen) {
    const href = `/${files[file]}`;
    addLink(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
  }
}

/** In the same mode as the bundler's stylesheets, or the browser would ask twice. */
function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, properties));
}
