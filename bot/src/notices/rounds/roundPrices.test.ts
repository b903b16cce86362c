import { expect, it, vi } from 'vitest';
import type { Log } from '../../logging.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import { readRoundPrices } from './roundPrices.ts';

/** A price service that answers by the name of a coin. */
function pricesOf(answers: Readonly<Record<string, object>>) {
  const warn = vi.fn();
  const ask = async (_route: unknown, { params }: { params: { slug: string } }) => {
    const found = answers[params.slug];
    if (found === undefined) throw new RangeError(`no ${params.slug}`);
    return found;
  };
  return { read: () => readRoundPrices({ ask } as unknown as Upstream, { warn } as unknown as Log), warn };
}

it('a payout has the dollar value of its coin, or none if it could not be read', async () => {
  const { read, warn } = pricesOf({
    'bts-bitshares': { quotes: { USD: { price: 0.002 } } },
    'sth-smartholdem': { quotes: { USD: { price: 0.0005 } } },
    'btc-bitcoin': { quotes: { EUR: { price: 80_000 } } },
  });
  expect(await read()).toEqual({ BTS: 0.002, 'XBTSX.STH': 0.0005 });
  // A coin without a dollar price has none; a coin without an answer is also logged.
  expect(warn.mock.calls.map(([{ coin }]) => coin)).toEqual(['eth', 'hive']);
});
