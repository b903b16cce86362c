import { keepInstallOffer } from '../platform/messenger/keepInstallOffer.ts';
import { replaceDeniedStorage } from './deniedStorage.ts';
import { paintFirst } from './firstPaint.ts';
import { leaveOldBrowser } from './oldBrowser.ts';
import { openedLanguage, openedPath } from './openedPath.ts';
import { preloadScreen } from './preloads.ts';

/*
 * The work that can't wait for the app's code: index.html runs it before the first paint, as a separate script of at
 * most 2 KB. It colours the page, preloads a link's screen, and opens the socket to the node of the last visit while
 * the code loads. Browsers below the support floor run it too: the source uses `||` if possible, since `??` is
 * transpiled for them.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a persisted store; none where nothing is kept, or what is kept can't be read. */
function storedFields(key: string): Fields {
  try {
    return JSON.parse(localStorage.getItem(key) || '').state || {};
  } catch {
    return {}; // Data in the browser's storage is untrusted input: the store reports its errors.
  }
}

leaveOldBrowser();
replaceDeniedStorage();
const settings = storedFields('xbts.settings');
paintFirst(settings);
keepInstallOffer();

const name = storedFields('xbts.session').account as string | null | undefined;
const opened = openedPath(location, /tgWebApp/u.test(location.hash), name);
// Vite's dev server has no list of files.
const { openings } = (document.currentScript || document.documentElement).dataset;
if (openings)
  preloadScreen(opened, openedLanguage(settings.language, location, navigator.language), openings);

const node = settings.chosenNodeUrl || settings.nodeUrl;
if (node)
  try {
    window.earlySocket = new WebSocket(node as string);
  } catch {
    // The browser refuses the address: the chain client reports it.
  }
