import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeChain, type FakeChain } from '../../../../platform/chain/chain.fixture.ts';
import type { GatewayWallet } from '../../model/gatewayWallet.ts';
import { isUnvouched } from '../../model/walletDanger.ts';
import { type Complete, withdrawalRequest } from './withdrawalRequest.ts';

vi.mock('../../../../platform/chain/chain.ts', () => ({ chain: { chainId: async () => '0'.repeat(64) } }));

/* What nodes agree on: the fixture's assets are issued by 1.2.3. */
let chain: FakeChain;
beforeEach(() => {
  chain = createFakeChain({
    accounts: {
      '1.2.3': 'xbtsx-issuer',
      '1.2.18': 'alice-trader7',
      '1.2.66': 'xbtsx-giveaway1',
      '1.2.90': 'xbtsx-gate',
    },
    assets: { '1.3.9': ['XBTSX.BTC', 8] },
    balances: {},
    orders: [],
    history: [],
  });
});

const coin = { symbol: 'XBTSX.BTC', backingCoin: 'BTC', memoSupport: false, gatewayWallet: 'xbtsx-gate' };
/** The form, filled in by the node in use. */
const formWith = (wallet: Partial<GatewayWallet>, asset: Partial<Asset> = {}): Complete =>
  ({
    subject: {
      account: 'alice-trader7',
      coin,
      asset: { id: '1.3.9', symbol: 'XBTSX.BTC', precision: 8, ...asset },
    },
    fields: { address: 'bc1q' },
    units: 5n,
    accountId: '1.2.18',
    memoText: 'btc:bc1q',
    fee: { fee: { feeAssetId: '1.3.0' } },
    wallet: {
      id: '1.2.90',
      name: 'xbtsx-gate',
      isIssuer: false,
      isListed: false,
      issuerName: 'x',
      ...wallet,
    },
  }) as unknown as Complete;
const opened = (form: Complete) => {
  const dangersOf = (wallet: GatewayWallet) =>
    isUnvouched(wallet) ? [`not the issuer: ${wallet.name}`] : [];
  const words = { notes: [], dangersOf };
  return withdrawalRequest(form, words, new Set()).recheck?.(chain);
};

it('asks for a tick though the node in use calls the account the issuer, when nodes that agree do not', async () => {
  const found = await opened(formWith({ isIssuer: true }));
  expect(found?.request.dangers).toEqual(['not the issuer: xbtsx-gate']);
  expect(found?.isWorse).toBe(true);
});

it('asks for none when they agree that it is the issuer', async () => {
  chain.world.accounts['1.2.3'] = 'xbtsx-gate';
  delete chain.world.accounts['1.2.90'];
  const found = await opened(formWith({ id: '1.2.3', isIssuer: true }));
  expect([found?.request.dangers, found?.isWorse]).toEqual([[], false]);
});

it("is not opened when the node in use has put another account under the gateway's name", async () => {
  await expect(opened(formWith({ id: '1.2.66' }))).rejects.toMatchObject({ code: 'node.false_form' });
});

it('is not opened when the node in use has put another asset under the symbol', async () => {
  await expect(opened(formWith({}, { id: '1.3.8' }))).rejects.toMatchObject({ code: 'node.false_form' });
});
