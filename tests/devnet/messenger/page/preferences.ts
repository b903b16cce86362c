import { type ClientName, clients, isClientName } from './protocol/clients.ts';
import type { ThemeName } from './themes.ts';

export const versions = ['9.6', '9.1', '9.0', '8.0', '7.10', '7.2', '6.9', '6.0'] as const;

/** Of the clients that run in a browser the one that does least for a mini app: what works there works for most. */
const DEFAULT_CLIENT: ClientName = 'weba';

/** The settings of the developer bar: the signed-in user and the kind of client. */
export interface Preferences {
  readonly userId: number;
  readonly theme: ThemeName;
  readonly client: ClientName;
  readonly version: string;
  /** The clipboard's text when the mini app may not read the real one. */
  readonly clipboard: string;
}

const storageKey = 'messenger.preferences';
const themeNames: readonly string[] = ['light', 'dark', 'sparse'];

/** The saved preferences; the address (`?user=&theme=&client=&version=`) goes before them, the system's theme after. */
export function loadPreferences(query: URLSearchParams, firstUserId: number): Preferences {
  const saved: Partial<Preferences> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = query.get('theme') ?? saved.theme ?? systemTheme;
  const asked = query.get('client') ?? saved.client ?? '';
  const client = isClientName(asked) ? asked : DEFAULT_CLIENT;
  const version = query.has('client') ? undefined : saved.version;
  return {
    userId: Number(query.get('user') ?? saved.userId ?? firstUserId),
    theme: themeNames.includes(theme) ? (theme as ThemeName) : systemTheme,
    client,
    version: query.get('version') ?? version ?? clients[client].version,
    clipboard: saved.clipboard ?? '',
  };
}

/** Stores the preferences for the next visit. */
export function savePreferences(preferences: Preferences): void {
  localStorage.setItem(storageKey, JSON.stringify(preferences));
}
