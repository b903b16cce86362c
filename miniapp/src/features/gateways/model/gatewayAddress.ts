import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';

const hex = /^0x[0-9a-fA-F]{40}$/u;

/** The address form of networks with one form for all of their coins. */
const byFamily: Partial<Record<GatewayFamily, RegExp>> = {
  waves: /^3P[1-9A-HJ-NP-Za-km-z]{33}$/u,
  bsc: hex,
  eth: hex,
  eos: /^[a-z1-5.]{1,12}$/u,
  ton: /^[EU]Q[A-Za-z0-9_+/-]{46}$/u,
  fiat: /^P\d{5,15}$/u,
};

/** The same by coin, for the family with a network for each. */
const byCoin: Readonly<Record<string, RegExp>> = {
  BTC: /^(?:bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/u,
  LTC: /^(?:ltc1[02-9ac-hj-np-z]{11,87}|[LM3][1-9A-HJ-NP-Za-km-z]{25,34})$/u,
  DOGE: /^[DA9][1-9A-HJ-NP-Za-km-z]{24,34}$/u,
  STH: /^S[1-9A-HJ-NP-Za-km-z]{32,33}$/u,
  HIVE: /^[a-z][a-z0-9.-]{2,15}$/u,
};

/** For a network of unknown form: no white space, no markup, nothing that could be a link. */
const anyForm = /^[A-Za-z0-9][A-Za-z0-9._:+-]{2,119}$/u;

/** Whether a text has the form of an address in the coin's network. Checksums are the gateway's to check. */
export function hasAddressForm(
  family: GatewayFamily,
  coin: Pick<GatewayCoin, 'backingCoin'>,
  address: string,
) {
  const form = byFamily[family] ?? byCoin[coin.backingCoin.toUpperCase()] ?? anyForm;
  return form.test(address);
}

const startsByFamily: Partial<Record<GatewayFamily, string>> = {
  waves: '3P',
  bsc: '0x',
  eth: '0x',
  ton: 'EQ, UQ',
  fiat: 'P',
};

const startsByCoin: Readonly<Record<string, string>> = {
  BTC: 'bc1, 1, 3',
  LTC: 'ltc1, L, M, 3',
  DOGE: 'D, A, 9',
  STH: 'S',
};

/** The beginning of addresses in the coin's network, for display; undefined when it says nothing. */
export const addressStarts = (
  family: GatewayFamily,
  { backingCoin }: Pick<GatewayCoin, 'backingCoin'>,
): string | undefined => startsByFamily[family] ?? startsByCoin[backingCoin.toUpperCase()];

const hexFamilies = ['bsc', 'eth'] as const;

/** The family with the same address form, so that addresses do not reveal the network; undefined without one. */
export const twinOf = (family: GatewayFamily): GatewayFamily | undefined =>
  byFamily[family] === hex ? hexFamilies.find((each) => each !== family) : undefined;

/** Whether a gateway's memo is plausible: short, on one line, without white space at its ends. */
export function hasMemoForm(memo: string): boolean {
  return memo.trim() === memo && /^[^\n<>]{1,100}$/u.test(memo) && !hasHiddenCharacters(memo);
}
