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

/** What is chosen together when a backup is restored. */
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
 * The parts of each group. The choices about lock and consents stay out, and so do deposits and withdrawals under way: those
 * are of one device. What was remembered of recipients and assets is in: a new device would believe any node. That and nodes are trust:
 * they are chosen one by one (singles.ts).
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
        // The oldest are the first to go.
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
  // Under the name that they had among the settings.
  nodes: [storePart('settings', useSettings, { ownNodes: { keyOf: nodePlaceOf }, chosenNodeUrl: 'choice' })],
  saved: [
    storePart('accounts', useAccounts, {
      accounts: {
        keyOf: ({ name }) => name,
        isCounted: ({ type, label }) => type === 'view' || label !== undefined,
        // One with keys comes by its keys; here are those to look at, and the labels of all.
        isWanted: ({ type }) => type === 'view',
        join: (here, { label }) =>
          here.label === undefined && label !== undefined ? { ...here, label } : here,
      },
    }),
  ],
};
