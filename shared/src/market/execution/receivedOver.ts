import type { ReceivedOver } from './allocation.ts';
import { unitsAt } from './unitsAt.ts';
import type { GraphEdge, Path, Venue, VenueGraph } from './venueGraph.ts';

/** Venues shared by several paths, in the state that the previous paths left. */
export type Carried = Map<number, Venue>;

/** The result of selling over a path at the carried states, which it updates; 0 for nothing. */
export function sellOver(graph: VenueGraph, path: Path, units: bigint, carried: Carried): bigint {
  let held = units;
  for (const { venue, from } of path) {
    const state = carried.get(venue) ?? graph.venues[venue];
    if (state === undefined) return 0n;
    const { received, after } = state.sell(held, graph.assetIds[from] ?? '');
    carried.set(venue, after);
    held = received;
  }
  return held;
}

/** The result of a piece of a path for units, given and updating the states of shared venues. */
type Piece = (units: bigint, carried: Carried) => bigint;

/**
 * The exact total of an allocation over the paths; 0 when a path with units gives nothing. Results are cached: a search
 * moves units between two of the paths, and the others repeat theirs.
 */
export function receivedOver(graph: VenueGraph, paths: readonly Path[]): ReceivedOver {
  const shared = sharedVenues(paths);
  const piecesOfPaths = paths.map((path) => piecesOf(graph, path, shared));
  return (allocation) => {
    const carried: Carried = new Map();
    let total = 0n;
    for (const [index, pieces] of piecesOfPaths.entries()) {
      let held = unitsAt(allocation, index);
      if (held === 0n) continue;
      for (const piece of pieces) held = piece(held, carried);
      if (held === 0n) return 0n;
      total += held;
    }
    return total;
  };
}

function sharedVenues(paths: readonly Path[]): ReadonlySet<number> {
  const all = paths.flatMap((path) => path.map(({ venue }) => venue));
  return new Set(all.filter((venue, index) => all.indexOf(venue) !== index));
}

/** A path cut at its shared venues. */
function piecesOf(graph: VenueGraph, path: Path, shared: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  let own: GraphEdge[] = [];
  for (const edge of path) {
    if (!shared.has(edge.venue)) {
      own.push(edge);
      continue;
    }
    if (own.length > 0) pieces.push(ownPiece(own));
    pieces.push(sharedPiece(graph, edge));
    own = [];
  }
  return [...pieces, ownPiece(own)];
}

function ownPiece(edges: Path): Piece {
  const known = new Map<bigint, bigint>();
  return (units) => {
    const before = known.get(units);
    if (before !== undefined) return before;
    const received = edges.reduce((held, { flow }) => flow.received(held), units);
    known.set(units, received);
    return received;
  };
}

function sharedPiece(graph: VenueGraph, edge: GraphEdge): Piece {
  const sold = graph.assetIds[edge.from] ?? '';
  const begun = graph.venues[edge.venue];
  const known = new Map<bigint, Sale>();
  return (units, carried) => {
    const state = carried.get(edge.venue) ?? begun;
    if (state === undefined) return 0n;
    const sale = (state === begun ? known.get(units) : undefined) ?? state.sell(units, sold);
    if (state === begun) known.set(units, sale);
    carried.set(edge.venue, sale.after);
    return sale.received;
  };
}

interface Sale {
  readonly received: bigint;
  readonly after: Venue;
}
