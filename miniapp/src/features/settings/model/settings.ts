import { nodePlaceOf } from '@xbts/shared/protocol/nodeAddress.ts';
import { nodeUrlSchema } from '@xbts/shared/services/config.ts';
import * as v from 'valibot';
import { currencies } from '../../../platform/i18n/currencies.ts';
import { languages } from '../../../platform/i18n/languages.ts';
import { themeChoices } from '../../../platform/messenger/palette.ts';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

/** Maximum own nodes: each is one more to ask, and none makes the others' answers more reliable. */
export const MOST_OWN_NODES = 5;

const ownNodes = v.pipe(
  records(nodeUrlSchema),
  v.transform((urls): readonly string[] =>
    [...new Map(urls.map((url) => [nodePlaceOf(url), url])).values()].slice(0, MOST_OWN_NODES),
  ),
);

const fields = {
  /** The language the user chose; null follows the device (spec §1). */
  language: v.nullable(v.picklist(languages)),
  theme: v.picklist(themeChoices),
  currency: v.picklist(currencies),
  /** The node that served last; null takes the first of the list (spec §4). */
  nodeUrl: v.nullable(nodeUrlSchema),
  /** The user's chosen node, which takes precedence and which no failover changes; null: none. */
  chosenNodeUrl: v.nullable(nodeUrlSchema),
  /** Nodes that the user added, each checked to be on our chain before it was saved. */
  ownNodes,
  /** The welcome notice has not been shown yet (spec §3, warning flag). */
  isWarningDue: v.boolean(),
  isSidebarCollapsed: v.boolean(),
  hidesZeroBalances: v.boolean(),
  hidesBalances: v.boolean(),
  /** Ids 1.3.x of assets hidden from the wallet. */
  hiddenAssets: records(v.string()),
  /** Assets below this value, in the chosen currency, are hidden; 0 lists all. */
  dustBelow: v.pipe(v.number(), v.minValue(0)),
  /** Minutes without use until the keys leave memory. */
  autoLockMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  /** Lock as soon as the app is out of sight. */
  locksOnHide: v.boolean(),
  /** The lock screen stands before the app whenever it is opened. */
  asksAtOpening: v.boolean(),
  /**
   * Up to this value, in whole coins of the native asset, one node's word suffices for a signature; above it another
   * consent is needed.
   */
  oneNodeLimit: v.pipe(v.number(), v.minValue(0)),
};

export type Settings = { readonly [Name in keyof typeof fields]: v.InferOutput<(typeof fields)[Name]> };

export const defaultSettings: Settings = {
  language: null,
  theme: 'auto',
  currency: 'usd',
  nodeUrl: null,
  chosenNodeUrl: null,
  ownNodes: [],
  isWarningDue: true,
  isSidebarCollapsed: false,
  hidesZeroBalances: false,
  hidesBalances: false,
  hiddenAssets: [],
  dustBelow: 0,
  autoLockMinutes: 10,
  locksOnHide: false,
  asksAtOpening: false,
  oneNodeLimit: 1_000,
};

/**
 * Stored under xbts.settings (the prelude reads the theme and the node there). A reset clears the fields that the spec
 * (§4) names, and the lock.
 */
export const useSettings = persistedStore({
  key: 'xbts.settings',
  group: 'settings',
  version: 1,
  fields,
  defaults: defaultSettings,
  forgets: ['isWarningDue', 'language', 'autoLockMinutes', 'locksOnHide', 'asksAtOpening', 'oneNodeLimit'],
  rest: () => ({}),
});

/** Changes some settings; they are stored at once. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.change(change);
}
