import type { Identifier } from '@mdn/browser-compat-data';
import { branch, compatOf, lackedBy } from './compat.ts';
import type { ScriptUses } from './scriptUses.ts';

const builtins = branch(['javascript', 'builtins']);
const interfaces = branch(['api']);

/** Global objects, with the interfaces of their members. */
const instances = new Map<string, readonly string[]>(
  Object.entries({
    navigator: ['Navigator', 'WorkerNavigator'],
    document: ['Document', 'Node', 'EventTarget'],
    window: ['Window'],
    self: ['Window', 'WorkerGlobalScope', 'DedicatedWorkerGlobalScope', 'ServiceWorkerGlobalScope'],
    globalThis: ['Window'],
    location: ['Location'],
    history: ['History'],
    crypto: ['Crypto'],
    subtle: ['SubtleCrypto'],
    performance: ['Performance'],
    screen: ['Screen'],
    caches: ['CacheStorage'],
    indexedDB: ['IDBFactory'],
    clipboard: ['Clipboard'],
    mediaDevices: ['MediaDevices'],
    serviceWorker: ['ServiceWorkerContainer'],
    registration: ['ServiceWorkerRegistration'],
    storage: ['StorageManager'],
    visualViewport: ['VisualViewport'],
    CSS: ['CSS'],
  }),
);

/** Null if a name exists at the floor, in any of its possible places; otherwise the browsers that lack it. */
function missing(rows: readonly (Identifier | undefined)[]): string | null {
  const said = rows.flatMap((row) => (row?.__compat === undefined ? [] : [lackedBy(row.__compat)]));
  if (said.length === 0 || said.some((browsers) => browsers.length === 0)) return null;
  return [...said].sort((one, other) => one.length - other.length)[0]?.join(', ') ?? null;
}

const own = (object: Identifier, name: string): Identifier | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/**
 * The types that the page's code gets without a name of its own: a method that only other types have belongs to one of
 * our own classes.
 */
const handled =
  /^(?:Element|HTML\w*Element|SVG\w*Element|Node(?:List)?|Document(?:Fragment)?|Window|EventTarget|\w*Event|Response|Request|Headers|Blob|File|Readable\w+|AbortSignal|URL(?:SearchParams)?|FormData|CanvasRenderingContext2D|MediaStream\w*|Range|Selection|Animation|Cache|IDB\w+|MessagePort|BroadcastChannel|WebSocket|Storage|DOMTokenList|CSSStyleDeclaration|MediaQueryList|SubtleCrypto|Worker|Clipboard)$/u;

/** True for a method of the constructor, like Array.from: its name is not a method of any value. */
const isStatic = (maker: string, name: string): boolean =>
  Object.hasOwn(Object((globalThis as Record<string, unknown>)[maker]), name);

/** All methods of that name on values of the language and of the page. */
const withMethod = (name: string): Identifier[] => [
  ...builtins
    .filter(([each]) => !isStatic(each, name) && each !== 'Temporal')
    .flatMap(([, object]) => own(object, name) ?? []),
  ...interfaces.filter(([each]) => handled.test(each)).flatMap(([, object]) => own(object, name) ?? []),
];

function missingGlobal(name: string): string | null {
  const row =
    builtins.find(([each]) => each === name)?.[1] ?? interfaces.find(([each]) => each === name)?.[1];
  const ofWindow = compatOf(['api', 'Window', name]) ?? compatOf(['api', name]);
  return missing([row, ofWindow === undefined ? undefined : ({ __compat: ofWindow } as Identifier)]);
}

function missingMember(path: string): string | null {
  const [owner = '', name = ''] = path.split('.');
  const places = instances.get(owner) ?? [owner];
  const rows = places.flatMap((place) =>
    [...builtins, ...interfaces]
      .filter(([each]) => each === place)
      .flatMap(([, object]) => [own(object, name), own(object, `${name}_static`)]),
  );
  return missing(rows);
}

/** Files use the same names repeatedly. */
function remembered(ask: (name: string) => string | null): (name: string) => string | null {
  const known = new Map<string, string | null>();
  return (name) => {
    const said = known.get(name);
    if (said !== undefined) return said;
    const found = ask(name);
    known.set(name, found);
    return found;
  };
}

const ofGlobal = remembered(missingGlobal);
const ofMember = remembered(missingMember);
const ofMethod = remembered((name) => missing(withMethod(name)));

/** A script's uses that a browser of the floor lacks: `Promise.withResolvers: safari_ios 15.4, …`. */
export function youngerApis({ globals, members, methods }: ScriptUses): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, who: string | null) => {
    if (who !== null) found.set(name, who);
  };
  for (const name of globals) note(name, ofGlobal(name));
  for (const path of members) note(path, ofMember(path));
  for (const name of methods) note(`.${name}()`, ofMethod(name));
  return found;
}
