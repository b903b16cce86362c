import { expect, it } from 'vitest';
import { applyOrderEvents } from './applyOrderEvents.ts';
import type { OpenOrder } from './openOrder.ts';
import type { OrderEvent } from './orderEvent.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const endsAt = new Date(noon + 60_000);

/** Sells 1000 for 200, and has 600 left. */
const order: OpenOrder = {
  id: '1.7.5',
  soldId: '1.3.4099',
  wantedId: '1.3.0',
  priceSold: 1000n,
  priceWanted: 200n,
  left: 600n,
  expiresAt: new Date(noon + 30_000),
  untold: null,
};

const event = (what: OrderEvent['what'], seconds = 0, orderId = '1.7.5'): OrderEvent => ({
  orderId,
  blockNum: 100 + seconds,
  operation: `${100 + seconds}/0/0`,
  at: noon + seconds * 1_000,
  what,
});
const fill = (sold: bigint, seconds = 0, orderId?: string) =>
  event({ kind: 'filled', sold, got: sold / 5n, fee: 1n }, seconds, orderId);
const removed = (isByChain: boolean, seconds: number) => event({ kind: 'removed', isByChain }, seconds);
const after = (events: readonly OrderEvent[], orders = [order]) => applyOrderEvents(orders, events, endsAt);

it('adds up fills until they are reported, from the first one', () => {
  const { open, ended } = after([fill(100n, 1), fill(50n, 4)]);
  expect(ended).toEqual([]);
  expect(open).toEqual([
    {
      ...order,
      left: 450n,
      untold: { sold: 150n, got: 30n, fee: 2n, since: new Date(noon + 1_000), operation: '104/0/0' },
    },
  ]);
});

it('ends an order with its last unit, and counts an unsellable remainder as filled', () => {
  expect(after([fill(600n)]).ended).toMatchObject([{ outcome: 'filled', order: { left: 0n } }]);
  const culled = after([fill(599n, 1), removed(true, 1)]);
  expect(culled.open).toEqual([]);
  expect(culled.ended).toMatchObject([{ outcome: 'filled', order: { left: 1n, untold: { sold: 599n } } }]);
});

it('distinguishes expiry from a cancellation, which may come from any device with the keys', () => {
  expect(after([removed(true, 30)]).ended).toMatchObject([{ outcome: 'expired', order: { left: 600n } }]);
  expect(after([removed(false, 30)]).ended).toMatchObject([{ outcome: 'cancelled' }]);
  // Too small to buy anything from the start.
  expect(after([removed(true, 1)], [{ ...order, left: 1000n }]).ended).toMatchObject([
    { outcome: 'cancelled' },
  ]);
});

it('follows an order that was changed', () => {
  const price = { soldId: '1.3.4099', wantedId: '1.3.0', sold: 10n, wanted: 3n };
  const changed = event({ kind: 'updated', price, added: 400n, expiresAt: noon + 90_000 }, 2);
  const { open, ended } = after([changed, fill(100n, 3), removed(true, 40)]);
  expect(open).toEqual([]);
  expect(ended).toMatchObject([
    { outcome: 'cancelled', order: { left: 900n, priceSold: 10n, priceWanted: 3n } },
  ]);
  expect(after([changed, fill(1_000n, 3)]).ended).toMatchObject([{ outcome: 'filled' }]);
});

it('knows an order from its placement on, except filled and killed ones and older orders', () => {
  const price = { soldId: '1.3.0', wantedId: '1.3.1', sold: 70n, wanted: 7n };
  const placed = (isFillOrKill: boolean) =>
    event({ kind: 'placed', price, expiresAt: noon, isFillOrKill }, 1, '1.7.9');
  expect(after([placed(false), fill(20n, 1, '1.7.9')], []).open).toMatchObject([
    { id: '1.7.9', left: 50n, priceSold: 70n, priceWanted: 7n },
  ]);
  expect(after([placed(true), fill(70n, 1, '1.7.9'), fill(3n, 1, '1.7.2')], [])).toEqual({
    open: [],
    ended: [],
  });
});

it('an event without its own time gets the end of the read range', () => {
  const timeless = { ...fill(100n), at: null };
  expect(after([timeless]).open).toMatchObject([{ untold: { since: endsAt } }]);
  const late = [{ ...order, expiresAt: new Date(endsAt.getTime() + 1) }];
  expect(after([{ ...removed(true, 0), at: null }], late).ended).toMatchObject([{ outcome: 'filled' }]);
  const due = [{ ...order, expiresAt: endsAt }];
  expect(after([{ ...removed(true, 0), at: null }], due).ended).toMatchObject([{ outcome: 'expired' }]);
});

it('a known order is not placed again, and an ended one has no further events', () => {
  const price = { soldId: '1.3.0', wantedId: '1.3.1', sold: 70n, wanted: 7n };
  const again = event({ kind: 'placed', price, expiresAt: noon, isFillOrKill: false });
  expect(after([again]).open).toEqual([order]);
  const { open, ended } = after([fill(600n, 1), fill(1n, 2), removed(true, 3)]);
  expect([open, ended.map(({ outcome }) => outcome)]).toEqual([[], ['filled']]);
});
