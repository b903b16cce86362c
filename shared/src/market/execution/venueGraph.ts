import type { BookVenue } from './bookVenue.ts';
import type { PoolVenue } from './poolVenue.ts';
import type { Flow } from './venue.ts';

export type Venue = PoolVenue | BookVenue;

/** One direction through one venue between two numbered assets. */
export interface GraphEdge {
  readonly venue: number;
  readonly from: number;
  readonly to: number;
  readonly flow: Flow;
}

/** A path as edges of its search graph. */
export type Path = readonly GraphEdge[];

/** Venues as edges between numbered assets, ready for searching. Immutable: a changed venue makes another graph. */
export interface VenueGraph {
  readonly assetIds: readonly string[];
  readonly assetNumbers: ReadonlyMap<string, number>;
  readonly venues: readonly Venue[];
  /** Edges that sell an asset, by its number. */
  readonly selling: readonly (readonly GraphEdge[])[];
  /** Edges that buy an asset, by its number. */
  readonly buying: readonly (readonly GraphEdge[])[];
}

/** The graph of pools and books. */
export function buildGraph(venues: readonly Venue[]): VenueGraph {
  const assetNumbers = new Map<string, number>();
  const selling: GraphEdge[][] = [];
  const buying: GraphEdge[][] = [];
  const numberOf = (assetId: string): number => {
    const known = assetNumbers.get(assetId);
    if (known !== undefined) return known;
    assetNumbers.set(assetId, selling.length);
    buying.push([]);
    return selling.push([]) - 1;
  };
  venues.forEach((venue, index) => {
    for (const { sold, bought, flow } of venue.ways) {
      const edge = { venue: index, from: numberOf(sold), to: numberOf(bought), flow };
      selling[edge.from]?.push(edge);
      buying[edge.to]?.push(edge);
    }
  });
  return { assetIds: [...assetNumbers.keys()], assetNumbers, venues, selling, buying };
}

/** The graph with only the matching venues. */
export function onlyVenues(graph: VenueGraph, isKept: (venue: number) => boolean): VenueGraph {
  const kept = (edges: VenueGraph['selling']): VenueGraph['selling'] =>
    edges.map((some) => some.filter(({ venue }) => isKept(venue)));
  return { ...graph, selling: kept(graph.selling), buying: kept(graph.buying) };
}

/** The graph with some venues, by their numbers, in another state. */
export function withStates(graph: VenueGraph, states: ReadonlyMap<number, Venue>): VenueGraph {
  const { assetNumbers } = graph;
  const [venues, selling, buying] = [[...graph.venues], [...graph.selling], [...graph.buying]];
  for (const [number, venue] of states) {
    venues[number] = venue;
    for (const { sold, bought, flow } of venue.ways) {
      const [from, to] = [assetNumbers.get(sold) ?? -1, assetNumbers.get(bought) ?? -1];
      const edge = { venue: number, from, to, flow };
      const changed = (edges: readonly GraphEdge[] = []): readonly GraphEdge[] =>
        edges.map((each) => (each.venue === number && each.from === from ? edge : each));
      selling[from] = changed(selling[from]);
      buying[to] = changed(buying[to]);
    }
  }
  return { ...graph, venues, selling, buying };
}
