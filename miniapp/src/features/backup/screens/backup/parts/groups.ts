import { nodePlaceOf } from '@xbts/shared/protocol/nodeAddress.ts';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { useFavourites } from '../../../../account/model/favourites.ts';
import { useWithdrawAddresses } from '../../../../gateways/model/withdrawAddresses.ts';
import { useFavouriteMarkets } from '../../../../market/model/favouriteMarkets.ts';
import { byWord, useContacts } from '../../../../recipients/model/contacts.ts';
import { useSettings } from '../../../../settings/model/settings.ts';
import { useSlippage } from '../../../../swap/model/slippage.ts';
import { useRememberedFacts } from '../../../../transactions/model/rememberedFacts.ts';
import { type StorePart, storePart } from './storePart.ts';

/** Groups of the selection when a backup is restored. */
export const groupNames = [
  'contacts',
  'addresses',
  'favourites',
  'facts',
  'hidden',
  'settings',
  'nodes',
  'saved',
] as const;
export type GroupName = (typeof groupNames)[number];

const itself = { keyOf: (text: string) => text };
const differs = (here: { id: string }, there: { id: string }) => here.id !== there.id;

/**
 * The parts of each group. Choices about lock and consents are left out, and so are deposits and withdrawals in
 * progress: they belong to one device. Remembered facts of recipients and assets are included: a new device would
 * believe any node. They and nodes are matters of trust, and chosen individually (singles.ts).
 */
export const groups: Readonly<Record<GroupName, readonly StorePart[]>> = {
  contacts: [
    storePart('contacts', useContacts, {
      contacts: {
        keyOf: ({ name }) => name,
        contradicts: differs,
        arrange: (here, added) => [...here, ...added].sort(byWord),
      },
    }),
  ],
  addresses: [
    storePart('withdrawAddresses', useWithdrawAddresses, {
      addresses: {
        keyOf: ({ network, coin, address, memo }) => JSON.stringify([network, coin, address, memo]),
      },
    }),
  ],
  favourites: [
    storePart('favourites', useFavourites, { accounts: itself, assets: itself }),
    storePart('markets', useFavouriteMarkets, { pairs: itself }),
  ],
  facts: [
    storePart('facts', useRememberedFacts, {
      accounts: {
        keyOf: ({ name, chainId }) => `${name}\n${chainId}`,
        contradicts: (here, there) =>
          differs(here, there) ||
          (here.memoKey !== null && there.memoKey !== null && here.memoKey !== there.memoKey),
        join: (here, there) => (here.memoKey === null && there.memoKey !== null ? there : here),
        // The oldest entries are dropped first.
        arrange: (here, added) => [...added, ...here],
      },
      assets: {
        keyOf: ({ id, chainId }) => `${id}\n${chainId}`,
        contradicts: (here, there) => here.symbol !== there.symbol || here.precision !== there.precision,
        arrange: (here, added) => [...added, ...here],
      },
    }),
  ],
  hidden: [storePart('hiddenAssets', useSettings, { hiddenAssets: itself })],
  settings: [
    storePart('settings', useSettings, {
      language: 'choice',
      theme: 'choice',
      currency: 'choice',
      isSidebarCollapsed: 'choice',
      hidesZeroBalances: 'choice',
      hidesBalances: 'choice',
      dustBelow: 'choice',
    }),
    storePart('slippage', useSlippage, { slippage: 'choice' }),
  ],
  // Under their name in the settings.
  nodes: [storePart('settings', useSettings, { ownNodes: { keyOf: nodePlaceOf }, chosenNodeUrl: 'choice' })],
  saved: [
    storePart('accounts', useAccounts, {
      accounts: {
        keyOf: ({ name }) => name,
        isCounted: ({ type, label }) => type === 'view' || label !== undefined,
        // Accounts with keys come by their keys; these are view-only ones, and the labels of all.
        isWanted: ({ type }) => type === 'view',
        join: (here, { label }) =>
          here.label === undefined && label !== undefined ? { ...here, label } : here,
      },
    }),
  ],
};
