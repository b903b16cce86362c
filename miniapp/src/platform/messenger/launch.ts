import { readStartParam, type StartParam } from '@xbts/shared/services/startParam.ts';
import type { MessengerUser } from './capabilities.ts';

/** The messenger's data in location.hash at the opening. */
export interface Launch {
  version: string;
  platform: string;
  /** tgWebAppData, empty for inline and keyboard launches (messenger.md). */
  launchData: string;
  startParam: string;
  user: MessengerUser | null;
  /** Colours by the messenger's names: { bg_color: '#ffffff' }. */
  themeParams: Readonly<Record<string, string>>;
  isFullscreen: boolean;
}

/** The storage key of a launch for a reload, since the router's first step drops the hash. */
export const LAUNCH_KEY = 'xbts.launch';

/** Reads the launch from the hash, or from this tab's storage; null in a plain browser. */
export function readLaunch(hash: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Launch | null {
  const fresh = hash.replace(/^#/u, '');
  if (isLaunch(fresh)) {
    storage.setItem(LAUNCH_KEY, fresh);
    return parseLaunch(fresh);
  }
  const kept = storage.getItem(LAUNCH_KEY);
  return kept !== null && isLaunch(kept) ? parseLaunch(kept) : null;
}

/** Partner, signature and screen: the messenger's start parameter, or the plain page's ?startapp= or ?ref=. */
export function startOf(launch: Launch | null, search: string): StartParam {
  const query = new URLSearchParams(search);
  return readStartParam(launch?.startParam || query.get('startapp') || query.get('ref') || '');
}

function isLaunch(text: string): boolean {
  const query = new URLSearchParams(text);
  return query.has('tgWebAppVersion') && query.has('tgWebAppPlatform');
}

function parseLaunch(text: string): Launch {
  const query = new URLSearchParams(text);
  const launchData = query.get('tgWebAppData') ?? '';
  const data = new URLSearchParams(launchData);
  return {
    version: query.get('tgWebAppVersion') ?? '6.0',
    platform: query.get('tgWebAppPlatform') ?? 'unknown',
    launchData,
    startParam: data.get('start_param') ?? query.get('tgWebAppStartParam') ?? '',
    user: parseUser(data.get('user')),
    themeParams: parseColours(query.get('tgWebAppThemeParams')),
    isFullscreen: query.get('tgWebAppFullscreen') === '1',
  };
}

function parseUser(json: string | null): MessengerUser | null {
  const user = parseObject(json);
  const id = user.id;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  const { first_name: firstName, language_code: languageCode } = user;
  return {
    id: String(id),
    firstName: typeof firstName === 'string' ? firstName : '',
    languageCode: typeof languageCode === 'string' ? languageCode : '',
  };
}

/** Every parameter is optional and untrusted: invalid colours are dropped. */
export function parseColours(json: string | null): Record<string, string> {
  const entries = Object.entries(parseObject(json));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      const [, value] = entry;
      return typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value);
    }),
  );
}

function parseObject(json: string | null): Record<string, unknown> {
  if (json === null) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // launch data is untrusted: a broken part counts as absent
  }
}
