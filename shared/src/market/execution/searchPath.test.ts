import { describe, expect, it } from 'vitest';
import { exactIn } from './direction.ts';
import { searchPath } from './searchPath.ts';
import { buildGraph, type Venue } from './venueGraph.ts';

/** A chain of ways `AB`, `BC`; each gives what it gets unless a result is given. */
function search(to: string, ways: Readonly<Record<string, number | 'all'>>, hopCost = 0n) {
  const venues = Object.entries(ways).map(([name, gives]) => {
    const [sold = '', bought = ''] = name;
    const flow = { rate: 1, received: (units: bigint) => (gives === 'all' ? units : BigInt(gives)) };
    return { id: name, ways: [{ sold, bought, flow }] } as unknown as Venue;
  });
  const graph = buildGraph(venues);
  const [fixed = -1, free = -1] = ['A', to].map((id) => graph.assetNumbers.get(id));
  const found = searchPath(graph, exactIn, { fixed, units: 100n, free, hopCost });
  const path = found?.edges.map(({ venue }) => graph.venues[venue]?.id).join();
  return { path, units: found?.units };
}

describe('the best path', () => {
  it('is missing beyond four venues, or without a connection', () => {
    const chain = { AB: 'all', BC: 'all', CD: 'all', DE: 'all', EF: 'all' } as const;
    expect(search('E', chain)).toMatchObject({ path: 'AB,BC,CD,DE', units: 100n });
    expect(search('F', chain).path).toBeUndefined();
    expect(search('Z', chain).path).toBeUndefined();
  });

  it('is the shorter one of two equal ones, and the longer one if that gains more than its steps cost', () => {
    const ways = { AB: 100, BC: 100, AC: 100 };
    expect(search('C', ways).path).toBe('AC');
    const better = { AB: 'all', BC: 'all', AC: 95 } as const;
    expect(search('C', better, 4n).path).toBe('AB,BC');
    expect(search('C', better, 5n).path).toBe('AC');
    expect(search('C', better, 6n).path).toBe('AC');
  });

  it('is found even if the most promising step leads nowhere', () => {
    expect(search('C', { AB: 0, BC: 'all', AC: 90 }).path).toBe('AC');
  });
});
