import { describe, expect, it } from 'vitest';
import { deedKinds, dishonestBlows, parts } from './kinds.ts';
import { onlyParts, squallOf } from './plan.ts';

const size = { nodes: 5, persons: 3, bots: 3 };
const stormOf = (seed: number, count = 400) =>
  Array.from({ length: count }, (_, index) => squallOf(seed, index, size));
const isLie = (kind: string) => dishonestBlows.some((each) => each === kind);

describe('the plan of a storm', () => {
  it('is the same for the same seed, byte for byte, from any squall on', () => {
    expect(JSON.stringify(stormOf(7))).toBe(JSON.stringify(stormOf(7)));
    expect(JSON.stringify(squallOf(7, 30, size))).toBe(JSON.stringify(stormOf(7)[30]));
  });

  it('differs for another seed', () => {
    expect(JSON.stringify(stormOf(8))).not.toBe(JSON.stringify(stormOf(7)));
  });

  it('lets two of five nodes lie at most, and not both the same', () => {
    const lies = stormOf(7).map(({ nodes }) => nodes.map(({ kind }) => kind).filter(isLie));
    expect(Math.max(...lies.map((each) => each.length))).toBe(2);
    expect(lies.every((each) => new Set(each).size === each.length)).toBe(true);
  });

  it('spares the excluded parts, and leaves the rest unchanged', () => {
    const squalls = stormOf(7, 40);
    const spared = squalls.map((squall) => onlyParts(squall, new Set(['nodes'])));
    expect(spared.map(({ nodes }) => nodes)).toEqual(squalls.map(({ nodes }) => nodes));
    expect(
      new Set(
        spared.flatMap(({ bots, database, services, messenger, clocks, deeds }) => [
          ...bots.map(({ kind }) => kind),
          database.kind,
          ...[services, messenger].map(({ length }) => length),
          ...[clocks.chain, ...clocks.pages, ...clocks.bots],
          ...deeds.map(({ turmoil }) => turmoil),
        ]),
      ),
    ).toEqual(new Set(['none', 0]));
    expect(squalls.map((squall) => onlyParts(squall, new Set(parts)))).toEqual(squalls);
  });

  it('gives each person a deed, and every kind of deed, turmoil and blow its turn', () => {
    const storm = stormOf(7);
    expect(storm.every(({ deeds }) => deeds.length === 3)).toBe(true);
    const kinds = (count: number) =>
      new Set(storm.slice(0, count).flatMap(({ deeds }) => deeds.map(({ kind }) => kind)));
    expect([...kinds(3)].sort()).toEqual([...deedKinds].sort());
    expect(new Set(storm.flatMap(({ deeds }) => deeds.map(({ turmoil }) => turmoil))).size).toBe(5);
    expect(new Set(storm.map(({ database }) => database.kind)).size).toBe(6);
    expect(new Set(storm.flatMap(({ bots }) => bots.map(({ kind }) => kind))).size).toBe(4);
    const struck = storm.flatMap(({ nodes }) => nodes.map(({ kind }) => kind));
    expect(dishonestBlows.filter((kind) => !struck.includes(kind))).toEqual([]);
  });
});
