import { expect, it } from 'vitest';
import { feesOf } from '../../amm/pools.fixture.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { bookVenues } from './bookVenue.ts';

const [SOLD, BOUGHT, OTHER] = ['1.3.1', '1.3.2', '1.3.3'] as const;
const [OWN, NOW] = ['1.2.99', '2026-01-01T00:00:00'];

const offer = (at: number, wanted: string, seller?: string) =>
  orderOf(at, { sell: [10n, BOUGHT], min: [10n, wanted], ...(seller === undefined ? {} : { seller }) });
const sidesOf = (orders: Parameters<typeof bookVenues>[0]) =>
  bookVenues(orders, { headTime: NOW, traderId: OWN, fees: feesOf(0, 0) }).map(({ id }) => id);

it("skips a side of a book that begins with the trader's own order, and lists the others", () => {
  expect(sidesOf([offer(0, SOLD, OWN), offer(1, SOLD)])).toEqual([]);
  expect(sidesOf([offer(0, SOLD), offer(1, SOLD, OWN)])).toEqual([`${SOLD}>${BOUGHT}`]);
});

it('skips a side if the market fee of one of its assets is unknown', () => {
  expect(sidesOf([offer(0, OTHER)])).toEqual([]);
});
