import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

/** The networks with saved addresses (spec §3). */
const networks = ['coins', 'eth', 'eos', 'waves', 'bsc', 'ton', 'payeer'] as const;
export type AddressNetwork = (typeof networks)[number];

const savedAddress = v.object({
  network: v.picklist(networks),
  /** The backing coin in capitals: in the 'coins' network an address belongs to a single coin. */
  coin: v.string(),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  /** '' without one. */
  memo: v.string(),
});

/** An address to withdraw to. */
export type SavedAddress = v.InferOutput<typeof savedAddress>;

/** The one saved last first. */
const fields = { addresses: records(savedAddress) };

interface Actions {
  save(address: SavedAddress): void;
  remove(address: SavedAddress): void;
}

// More than a user would look through; the oldest are dropped.
const MOST = 200;

const keyOf = ({ network, coin, address, memo }: SavedAddress) =>
  JSON.stringify([network, coin, address, memo]);

/** The network under which a gateway family's addresses are saved. */
export const networkOf = (family: GatewayFamily): AddressNetwork => (family === 'fiat' ? 'payeer' : family);

/** Saved addresses, stored under `xbts.withdrawAddresses`. */
export const useWithdrawAddresses = persistedStore<typeof fields, Actions>({
  key: 'xbts.withdrawAddresses',
  group: 'contacts',
  version: 0,
  fields,
  defaults: { addresses: [] },
  rest: (change) => ({
    save: (address) =>
      change(({ addresses }) => ({ addresses: [address, ...without(addresses, address)].slice(0, MOST) })),
    remove: (address) => change(({ addresses }) => ({ addresses: without(addresses, address) })),
  }),
});

function without(addresses: readonly SavedAddress[], address: SavedAddress): SavedAddress[] {
  return addresses.filter((each) => keyOf(each) !== keyOf(address));
}

/** The addresses for a coin: in the networks of many coins all of them, in 'coins' those of the coin itself. */
export function addressesFor(
  addresses: readonly SavedAddress[],
  family: GatewayFamily,
  backingCoin: string,
): SavedAddress[] {
  return addresses.filter(
    ({ network, coin }) =>
      network === networkOf(family) && (network !== 'coins' || coin === backingCoin.toUpperCase()),
  );
}
