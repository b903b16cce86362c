import { keepInstallOffer } from '../platform/messenger/keepInstallOffer.ts';
import { replaceDeniedStorage } from './deniedStorage.ts';
import { paintFirst } from './firstPaint.ts';
import { leaveOldBrowser } from './oldBrowser.ts';
import { openedLanguage, openedPath } from './openedPath.ts';
import { preloadScreen } from './preloads.ts';

/*
 * What can't wait for the app's code: index.html runs it before the first paint, as a script of its own of 2 KB at most. It colours
 * the page, has a link's screen loaded, and opens the socket to the node of the last visit while the code is on its way.
 * A browser below the support floor reads it too: where `||` does, it stands instead of `??`, which is lowered for those.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a persisted store; none where nothing is kept, or what is kept can't be read. */
function storedFields(key: string): Fields {
  try {
    return JSON.parse(localStorage.getItem(key) || '').state || {};
  } catch {
    return {}; // what lies in the browser's storage is input: the store says what is wrong with it
  }
}

leaveOldBrowser();
replaceDeniedStorage();
const settings = storedFields('xbts.settings');
paintFirst(settings);
keepInstallOffer();

const name = storedFields('xbts.session').account as string | null | undefined;
const opened = openedPath(location, /tgWebApp/u.test(location.hash), name);
// Vite's own server has no files to name.
const { openings } = (document.currentScript || document.documentElement).dataset;
if (openings)
  preloadScreen(opened, openedLanguage(settings.language, location, navigator.language), openings);

const node = settings.chosenNodeUrl || settings.nodeUrl;
if (node)
  try {
    window.earlySocket = new WebSocket(node as string);
  } catch {
    // An address that the browser refuses: the chain client says so.
  }
