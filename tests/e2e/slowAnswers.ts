import type { BrowserContext } from 'playwright-core';

/**
 * The delay of an answer in milliseconds: derived from the request, so that the order of answers changes, and is the
 * same in each run.
 */
function delayOf(asked: string): number {
  let sum = 7;
  for (const letter of asked) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return 300 + (sum % 7) * 150;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Delays the answers of the origin and the nodes to every page of the context; the app's files arrive nearly at once.
 */
export async function answerSlowly(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      const { pathname, href } = new URL(route.request().url());
      const isFile = /\.\w+$/u.test(pathname) && pathname !== '/config.json';
      await later(delayOf(href) / (isFile ? 6 : 1));
      // The page may be gone by now.
      await route.continue().catch(() => undefined);
    },
  );
  await context.routeWebSocket(
    () => true,
    (page) => {
      const node = page.connectToServer();
      const methods = new Map<unknown, string>();
      page.onMessage((message) => {
        const { id, params } = JSON.parse(String(message));
        methods.set(id, String(params[1]));
        node.send(message);
      });
      node.onMessage(async (message) => {
        await later(delayOf(methods.get(JSON.parse(String(message)).id) ?? 'notice'));
        page.send(message);
      });
    },
  );
}
