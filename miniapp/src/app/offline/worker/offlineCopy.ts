import { AppError } from '@xbts/shared/errors/appError.ts';

/** The contents of the app's copy on a device (build/offlineCopy.ts writes it); paths begin with a slash. */
export interface OfflineCopy {
  /** The hash of all contents. */
  readonly version: string;
  /** The files with their own requests: the page, and the files it has loaded already. */
  readonly files: readonly string[];
  /** Many files in one, as JSON of their texts by path: an archive's path, and the paths in it. */
  readonly archives: Readonly<Record<string, readonly string[]>>;
  /** Patterns of addresses that are data or files, not screens. */
  readonly notTheApp: readonly string[];
}

/** The environment for making and storing the copy. */
export interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (path: string, options?: RequestInit) => Promise<Response>;
}

/** The address that opens the app in the messenger: the browser's rules look for it (rules.ts). */
const PAGE = '/';
const OWN = 'xbts-app-';
/** Other copies of this app, including earlier versions. */
const anyCopy = /^(?:xbts-app-|workbox-precache)/u;
/** A name that contains the hash of its content. */
const hashed = /-[\w-]{7,8}\.(?:js|css|json)$/u;

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** The name of a copy's cache. */
export const nameOf = ({ version }: OfflineCopy): string => OWN + version;

/**
 * Fetches the copy, one file after the other, so that the user's own actions have the bandwidth; reuses files of an
 * earlier copy.
 * @throws AppError app.part_not_loaded when the server refuses one
 */
export async function makeCopy(copy: OfflineCopy, around: Surroundings): Promise<void> {
  const cache = await around.caches.open(nameOf(copy));
  for (const path of copy.files)
    if (!(await isTaken(path, cache, around))) await cache.put(path, await fetched(path, around));
  for (const [archive, paths] of Object.entries(copy.archives)) {
    const taken = await Promise.all(paths.map((path) => isTaken(path, cache, around)));
    if (!taken.every(Boolean)) await unpack(archive, cache, around);
  }
}

/** Reuses a file of an earlier copy if its name proves that it is the same. */
async function isTaken(path: string, cache: Cache, { caches }: Surroundings): Promise<boolean> {
  const earlier = hashed.test(path) ? await caches.match(path) : undefined;
  if (earlier !== undefined) await cache.put(path, earlier);
  return earlier !== undefined;
}

async function fetched(path: string, { fetch }: Surroundings): Promise<Response> {
  const response = await fetch(path, { cache: hashed.test(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new AppError('app.part_not_loaded', { name: path });
  return response;
}

/** Every file of an archive with the archive's own headers, which are those of a script except for the type. */
async function unpack(archive: string, cache: Cache, around: Surroundings): Promise<void> {
  const response = await fetched(archive, around);
  const texts: Record<string, string> = await response.json();
  for (const [path, text] of Object.entries(texts)) {
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
    headers.set('content-type', contentTypes[path.split('.').pop() ?? ''] ?? 'text/plain');
    await cache.put(path, new Response(text, { headers }));
  }
}

/** Removes the copies of other versions. */
export async function removeOthers(
  copy: OfflineCopy,
  { caches }: Pick<Surroundings, 'caches'>,
): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => anyCopy.test(name) && name !== nameOf(copy)).map((name) => caches.delete(name)),
  );
}

/**
 * The file of the copy that answers a request: the file itself, or the page for any address of a screen; undefined
 * leaves the request to the network.
 */
export function pathFor(
  copy: OfflineCopy,
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): string | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode === 'navigate') {
    const address = url.pathname + url.search;
    return copy.notTheApp.some((pattern) => new RegExp(pattern, 'u').test(address)) ? undefined : PAGE;
  }
  return [copy.files, ...Object.values(copy.archives)].some((paths) => paths.includes(url.pathname))
    ? url.pathname
    : undefined;
}

/** A file of the copy; if the browser has dropped it, the network's answer. */
export async function answer(
  copy: OfflineCopy,
  path: string,
  request: Request,
  { caches, fetch }: { caches: CacheStorage; fetch: (request: Request) => Promise<Response> },
): Promise<Response> {
  const cache = await caches.open(nameOf(copy));
  return (await cache.match(path)) ?? fetch(request);
}
