import { describe, expect, it } from 'vitest';
import { exactIn } from './direction.ts';
import { searchPath } from './searchPath.ts';
import { buildGraph, type Venue } from './venueGraph.ts';

interface Given {
  readonly gives?: number;
  readonly expected?: number;
}

/** A chain of ways `AB`, `BC`, of which each gives what it gets unless it is said what it gives, and what is expected of it. */
function search(to: string, ways: Readonly<Record<string, Given>>, hopCost = 0n) {
  const computed: string[] = [];
  const venues = Object.entries(ways).map(([name, { gives, expected = gives }]) => {
    const [sold = '', bought = ''] = name;
    const flow = {
      rate: 1,
      received: (units: bigint) => {
        computed.push(name);
        return gives === undefined ? units : BigInt(gives);
      },
      receivedAtMost: (units: number) => expected ?? units,
    };
    return { id: name, ways: [{ sold, bought, flow }] } as unknown as Venue;
  });
  const graph = buildGraph(venues);
  const [fixed = -1, free = -1] = ['A', to].map((id) => graph.assetNumbers.get(id));
  const found = searchPath(graph, exactIn, { fixed, units: 100n, free, hopCost });
  const path = found?.edges.map(({ venue }) => graph.venues[venue]?.id).join();
  return { path, units: found?.units, computed };
}

describe('the best path', () => {
  it('is none over more than four venues, or where nothing leads', () => {
    const chain = { AB: {}, BC: {}, CD: {}, DE: {}, EF: {} };
    expect(search('E', chain)).toMatchObject({ path: 'AB,BC,CD,DE', units: 100n });
    expect(search('F', chain).path).toBeUndefined();
    expect(search('Z', chain).path).toBeUndefined();
  });

  it('is the shorter one of two that give as much, and the longer one where that gives more than its steps cost', () => {
    const ways = { AB: { gives: 100, expected: 101 }, BC: { gives: 100, expected: 101 }, AC: { gives: 100 } };
    expect(search('C', ways).path).toBe('AC');
    const better = { AB: {}, BC: {}, AC: { gives: 95 } };
    expect(search('C', better, 4n).path).toBe('AB,BC');
    expect(search('C', better, 5n).path).toBe('AC');
    expect(search('C', better, 6n).path).toBe('AC');
  });

  it('is found though the step that looks best leads nowhere', () => {
    expect(search('C', { AB: { gives: 0, expected: 100 }, BC: {}, AC: { gives: 90 } }).path).toBe('AC');
  });

  it('is found without computing what could only be better where a venue behind it may be used twice', () => {
    // Over X and Y it looks as good as over B and C; from D there is one venue left to go, which none of those is.
    const apart = { AX: {}, XY: {}, YD: { gives: 50, expected: 100 } };
    const { path, computed } = search('E', { AB: {}, BC: {}, CD: {}, ...apart, DE: {}, AC: { gives: 10 } });
    expect([path, computed.includes('YD')]).toEqual(['AB,BC,CD,DE', false]);
  });
});
