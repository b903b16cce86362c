// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { PayAssets } from './PayAssets.tsx';

vi.mock('../../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../../platform/chain/chain.fixture.ts');
  const assets = { '1.3.0': ['BTS', 5], '1.3.5': ['XBTSX.BTC', 8] } as const;
  return { chain: createFakeChain({ accounts: {}, assets, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));

let paid: () => Response;
stubServer(
  http.get('*/staking/api/get/assets', () => paid()),
  http.get('*/staking/api/get/noassets', () => HttpResponse.json([])),
);
afterEach(cleanup);
beforeEach(() => {
  paid = () => HttpResponse.json([]);
});

const rowOf = async (text: RegExp) =>
  (await screen.findByText(text)).parentElement?.textContent?.replaceAll(/\s+/gu, ' ');

describe('the next payout', () => {
  it('is the holders’ part, cut to the decimals of the asset, with the progress of its quorum', async () => {
    paid = () =>
      HttpResponse.json([
        { asset: 'XBTSX.BTC', amount: '0.012550000000000001', quorum: 125 },
        { asset: 'XBTSX.NOSUCH', amount: '1000.5', quorum: 512 },
      ]);
    renderScreen(<PayAssets />);
    await screen.findByText('0.01255');
    expect(await rowOf(/^125% of quorum$/u)).toBe('BTC XBTSX 0.01255125% of quorum');
    expect(await rowOf(/asset isn’t on the chain · 512% of quorum/u)).toContain('1 000.5');
    screen.getByText(/the holders’ half of the fees\. Quorum reached: 100%\.$/u);
  });

  it('has no bar and no percent if the quorum is unknown: that is not zero', async () => {
    paid = () => HttpResponse.json([{ asset: 'BTS', amount: '7', quorum: null }]);
    renderScreen(<PayAssets />);
    await screen.findByText('Quorum unknown');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/0% of quorum/u)).toBeNull();
  });

  it('is not shown as zero if the service uses an unknown form', async () => {
    const code = 'service.bad_answer';
    paid = () => HttpResponse.json({ error: { code, message: 'unknown form' } }, { status: 502 });
    renderScreen(<PayAssets />);
    await screen.findByText(
      /^This app can’t read the staking service’s new data format.* Payout days stay the same\./u,
    );
    expect(await screen.findAllByText('None right now')).toHaveLength(1);
  });
});
