import { expect, it } from 'vitest';
import { isListedWallet } from './listedWallets.ts';

const listed = { c0ffee: { 'XBTSX.BTC': { 'xbtsx-gate': '1.2.90' } } };
const asset = { chainId: 'c0ffee', symbol: 'XBTSX.BTC' };
const wallet = { id: '1.2.90', name: 'xbtsx-gate' };

it('a wallet of the list is known by its name, its id, its asset and its chain together', () => {
  expect(isListedWallet(asset, wallet, listed)).toBe(true);
  expect(isListedWallet(asset, { ...wallet, id: '1.2.91' }, listed)).toBe(false);
  expect(isListedWallet(asset, { ...wallet, name: 'xbtsx-gate1' }, listed)).toBe(false);
  expect(isListedWallet({ ...asset, symbol: 'XBTSX.ETH' }, wallet, listed)).toBe(false);
  expect(isListedWallet({ ...asset, chainId: 'decaf' }, wallet, listed)).toBe(false);
});

it('the list that ships names no wallet', () => {
  expect(isListedWallet(asset, wallet)).toBe(false);
});
