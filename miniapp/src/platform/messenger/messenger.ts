import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Messenger } from './capabilities.ts';
import { earlyBridge, hasBridge } from './earlyBridge.ts';
import { insideMessenger } from './insideMessenger.ts';
import { readLaunch, startOf } from './launch.ts';
import { plainBrowser } from './plainBrowser.ts';
import { createThemeKeeper } from './themeKeeper.ts';
import { createWire, type Wire } from './wire.ts';

// Read while this module loads, before the router can drop the hash.
const launch = readLaunch(window.location.hash, window.sessionStorage);

/** The messages to and from the messenger, for parts loaded on demand (homeScreen.ts); null in a plain browser. */
export const wire = launch === null ? null : openWire(launch.version, parentOrigin());

/** The app's colours, by the user's choice and the messenger. */
export const themeKeeper = createThemeKeeper({
  launchColours: launch?.themeParams ?? null,
  wire,
  hasBridge: hasBridge(),
});

/** The launch, for boot. */
export const launched = launch;

/** The app's environment: the messenger, or a plain browser in its place. */
export const messenger: Messenger =
  launch === null || wire === null
    ? plainBrowser(startOf(null, window.location.search).partner)
    : insideMessenger(launch, wire, themeKeeper);

/** The origin of the parent page; the server's frame-ancestors decide which pages may frame the app. */
function parentOrigin(): string | null {
  if (window.parent === window) return null;
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor !== undefined) return ancestor;
  return document.referrer === '' ? null : new URL(document.referrer).origin;
}

function openWire(version: string, origin: string | null): Wire {
  const early = earlyBridge(origin);
  const load = async () => {
    // Launch data in a typed address: there is no messenger to talk to.
    if (early === null) throw new AppError('launch.not_held');
    return (await import('./bridge.ts')).startBridge(version, origin);
  };
  return createWire(version, load, early);
}
