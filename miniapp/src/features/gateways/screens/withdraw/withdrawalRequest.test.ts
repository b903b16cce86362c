import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import recorded from '../../../../../../tests/vectors/services/gateways.json' with { type: 'json' };
import { createFakeChain, type FakeChain } from '../../../../platform/chain/chain.fixture.ts';
import { withdrawalMemo } from '../../model/gatewayMemo.ts';
import { type Complete, withdrawalRequest } from './withdrawalRequest.ts';

const issuer = { id: '1.2.20', name: 'xbtsx-issuer1' };

/* The nodes' agreed facts: one account issues all coins, and an account with the name of a row's wallet exists too. */
let chain: FakeChain;
beforeEach(() => {
  chain = createFakeChain({
    accounts: {
      [issuer.id]: issuer.name,
      '1.2.18': 'alice-trader7',
      '1.2.66': 'xbtsx-giveaway1',
      '1.2.90': 'xbtsx-gate',
    },
    assets: { '1.3.9': ['XBTSX.BTC', 8], '1.3.10': ['XBTSX.STH', 8], '1.3.11': ['XBTSX.USDT', 6] },
    issuer: issuer.id,
    balances: {},
    orders: [],
    history: [],
  });
});

interface Filled {
  readonly coin?: Partial<Complete['subject']['coin']>;
  readonly asset?: Partial<Asset>;
  readonly issuer?: Complete['issuer'];
}

/** The form, filled in by the node in use. */
function formWith({ coin = {}, asset = {}, issuer: to = issuer }: Filled = {}): Complete {
  const row = {
    symbol: 'XBTSX.BTC',
    backingCoin: 'BTC',
    memoSupport: false,
    commonAddress: 'xbtsx-gate',
    namedIssuers: [],
    ...coin,
  };
  return {
    subject: {
      account: 'alice-trader7',
      coin: row,
      asset: { id: '1.3.9', symbol: 'XBTSX.BTC', precision: 8, ...asset },
    },
    fields: { address: 'bc1q' },
    units: 5n,
    accountId: '1.2.18',
    memoText: withdrawalMemo(row, { address: 'bc1q', memo: '' }),
    fee: { fee: { feeAssetId: '1.3.0' } },
    issuer: to,
  } as unknown as Complete;
}

const requestOf = (form: Complete, scam: readonly string[] = []) =>
  withdrawalRequest(form, { notes: [], dangers: [] }, new Set(scam));
const opened = (form: Complete, scam?: readonly string[]) => requestOf(form, scam).recheck?.(chain);

describe('a withdrawal', () => {
  it("is one transfer to the issuer with the gateway's memo, and needs no tick", async () => {
    const { operations, memos, dangers } = requestOf(formWith());
    expect(operations).toMatchObject([
      [operationType.transfer, { from: '1.2.18', to: issuer.id, amount: { amount: '5', asset_id: '1.3.9' } }],
    ]);
    expect([memos, dangers]).toEqual([[{ index: 0, text: 'btc:bc1q' }], []]);
    expect(await opened(formWith())).toMatchObject({ changes: [], isWorse: false });
  });

  it.each(recorded.means.map((means) => [means.symbol, means] as const))(
    'of %s goes to the recorded recipient with the recorded memo, never to a gatewayWallet',
    async (symbol, { withdraw }) => {
      const row = recorded.answer.find((each) => each.symbol === symbol);
      const [id = ''] = Object.entries(chain.world.assets).find(([, [known]]) => known === symbol) ?? [];
      const coin = {
        symbol,
        backingCoin: row?.backingCoin ?? '',
        commonAddress: row?.gatewayWallet ?? null,
        namedIssuers: [row?.issuer, row?.issuerId].filter((name) => name !== undefined),
      };
      const form = formWith({ coin, asset: { id, symbol } });
      const { operations, memos } = requestOf(form);
      expect(withdraw.to).toBe(`issuer of ${symbol} on the chain`);
      expect(operations[0]?.[1]).toMatchObject({ to: issuer.id });
      expect(memos?.[0]?.text).toBe(withdraw.memo.replace('{address}', 'bc1q'));
      if (row?.gatewayWallet) expect(JSON.stringify(operations)).not.toContain(row.gatewayWallet);
      await expect(opened(form)).resolves.toMatchObject({ isWorse: false });
    },
  );
});

describe('the review of a withdrawal does not open', () => {
  it('when nodes agree on another issuer than one node gave the form', async () => {
    const form = formWith({ issuer: { id: '1.2.66', name: 'xbtsx-giveaway1' } });
    await expect(opened(form)).rejects.toMatchObject({ code: 'node.false_form' });
  });

  it('when the node in use has another asset for the symbol', async () => {
    await expect(opened(formWith({ asset: { id: '1.3.8' } }))).rejects.toMatchObject({
      code: 'node.false_form',
    });
  });

  it.each([
    ['names another issuer', { coin: { namedIssuers: ['xbtsx-gate'] } }, [], 'gateway.foreign_issuer'],
    ['names another one by id', { coin: { namedIssuers: ['1.2.90'] } }, [], 'gateway.foreign_issuer'],
    ['has an issuer on the list of scam accounts', {}, [issuer.name], 'gateway.scam_issuer'],
  ])('when the coin %s', async (_, filled: Filled, scam, code) => {
    await expect(opened(formWith(filled), scam)).rejects.toMatchObject({ code });
  });
});
