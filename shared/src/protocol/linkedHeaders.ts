import { AppError } from '../errors/appError.ts';
import { blockIdOf, blockNumberOf, type SignedHeader } from './blockHeader.ts';

/**
 * Checks that each header names the previous one by its id and continues its number.
 * @throws AppError proof.unlinked with the number of the first that does not, proof.malformed
 */
export function requireLinked(headers: readonly SignedHeader[], before?: string): void {
  let previous = before;
  for (const header of headers) {
    if (previous !== undefined && header.previous !== previous)
      throw new AppError('proof.unlinked', { block: blockNumberOf(header) });
    previous = blockIdOf(header);
  }
}
