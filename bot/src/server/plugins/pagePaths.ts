import type { FastifyRequest } from 'fastify';

/** Paths of data and files; all others belong to the mini app's router. */
const dataPath = /^\/(?:\.|(?:api|market\/price|faucet|gateways|staking|news|scam|assets)\/)/u;

/** A path of the mini app's own router: a page view, neither data nor a file. */
export function isPagePath(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return isPageView(request.url);
}

/** Whether the mini app's router has the path. */
export function isPageView(url: string): boolean {
  const [path = '/'] = url.split('?');
  return !dataPath.test(path) && !/\.(?:js|css|map|json|svg|png|ico|txt)$/u.test(path);
}
