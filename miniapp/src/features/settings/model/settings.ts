import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Language = 'en' | 'ru' | 'zh';
export type ThemeChoice = 'auto' | 'light' | 'dark';
export type Currency = 'usd' | 'rub' | 'cny' | 'eur';

export interface Settings {
  /** The language the user chose; null follows the device (spec §1). */
  language: Language | null;
  theme: ThemeChoice;
  currency: Currency;
  /** The node the user chose or that served last; null takes the first of the list (spec §4). */
  nodeUrl: string | null;
  /** Nodes that the user added, each checked to be on our chain before it was kept. */
  ownNodes: readonly string[];
  /** The welcome notice is still to be shown (spec §3, warning flag). */
  isWarningDue: boolean;
  isSidebarCollapsed: boolean;
  hidesZeroBalances: boolean;
  hidesBalances: boolean;
  /** Minutes without use until the keys leave memory. */
  autoLockMinutes: number;
  /** Lock as soon as the app is out of sight. */
  locksOnHide: boolean;
}

export const defaultSettings: Settings = {
  language: null,
  theme: 'auto',
  currency: 'usd',
  nodeUrl: null,
  ownNodes: [],
  isWarningDue: true,
  isSidebarCollapsed: false,
  hidesZeroBalances: false,
  hidesBalances: false,
  autoLockMinutes: 10,
  locksOnHide: false,
};

/** Kept in localStorage under xbts.settings (public/first-paint.js reads the theme there). */
export const useSettings = create<Settings>()(
  persist(() => defaultSettings, { name: 'xbts.settings', version: 1 }),
);

/** Changes some settings; they are kept at once. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}
