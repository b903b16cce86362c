import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Messenger } from './capabilities.ts';
import { earlyBridge, hasBridge } from './earlyBridge.ts';
import { insideMessenger } from './insideMessenger.ts';
import { readLaunch, startOf } from './launch.ts';
import { plainBrowser } from './plainBrowser.ts';
import { createThemeKeeper } from './themeKeeper.ts';
import { createWire, type Wire } from './wire.ts';

// Read while this module loads, that is before the router can drop the hash.
const launch = readLaunch(window.location.hash, window.sessionStorage);

/** The messages to and from the messenger, for what is loaded on demand (homeScreen.ts); null in a plain browser. */
export const wire = launch === null ? null : openWire(launch.version, parentOrigin());

/** The colours of the app, by the user's choice and what the messenger says. */
export const themeKeeper = createThemeKeeper({
  launchColours: launch?.themeParams ?? null,
  wire,
  hasBridge: hasBridge(),
});

/** What the app was launched with, for boot. */
export const launched = launch;

/** Where the app runs: inside the messenger, or in a plain browser that stands in for it. */
export const messenger: Messenger =
  launch === null || wire === null
    ? plainBrowser(startOf(null, window.location.search).partner)
    : insideMessenger(launch, wire, themeKeeper);

/** The origin of the page around us; which pages may frame the app is held by the server's frame-ancestors. */
function parentOrigin(): string | null {
  if (window.parent === window) return null;
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor !== undefined) return ancestor;
  return document.referrer === '' ? null : new URL(document.referrer).origin;
}

function openWire(version: string, origin: string | null): Wire {
  const early = earlyBridge(origin);
  const load = async () => {
    // Launch data in an address that somebody typed: nothing is there to talk to.
    if (early === null) throw new AppError('launch.not_held');
    return (await import('./bridge.ts')).startBridge(version, origin);
  };
  return createWire(version, load, early);
}
