import type { Random } from '../../devnet/world/random.ts';

/** One place where text or bytes come in from outside. It accepts them, or refuses with an AppError. */
export interface FuzzInput {
  readonly name: string;
  feed(random: Random): unknown;
}
