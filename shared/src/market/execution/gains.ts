/**
 * What sales change of venues since the state of their graph, by their numbers and in floating point: of a pool, what it has gained of
 * its A and of its B; of a book, how far it is used up (see BookVenue).
 */
export class Gains {
  readonly first: Float64Array;
  readonly second: Float64Array;

  constructor(venues: number) {
    this.first = new Float64Array(venues);
    this.second = new Float64Array(venues);
  }

  add(venue: number, first: number, second: number): void {
    this.first[venue] = this.firstOf(venue) + first;
    this.second[venue] = this.secondOf(venue) + second;
  }

  firstOf(venue: number): number {
    // Equivalent: each venue has its number.
    return this.first[venue] ?? 0;
  }

  secondOf(venue: number): number {
    // Equivalent: each venue has its number.
    return this.second[venue] ?? 0;
  }

  set(venue: number, first: number, second: number): void {
    this.first[venue] = first;
    this.second[venue] = second;
  }
}
