import type { SignedTransaction } from '../protocol/operations.ts';
import type { ProcessedTransaction } from '../protocol/records.ts';

/** A value in canonical form: numbers as texts, keys and sets sorted, nothing empty. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value)
    .map(([key, member]) => [key, canonical(member)] as const)
    .filter(([, text]) => text !== 'null' && text !== 'undefined' && text !== '[]' && text !== '{}')
    .map(([key, text]) => `${key}:${text}`);
  return `{${members.sort().join()}}`;
}

/**
 * True when a transaction of a block is this one. Blocks carry no transaction ids (chain.md §2); an id derives from
 * reference, expiration and operations. A shared signature decides at once. Without one the operations are compared,
 * because a relaying node can rewrite a signature while the id stays the same.
 */
export function isSameTransaction(inBlock: ProcessedTransaction, own: SignedTransaction): boolean {
  if (inBlock.expiration !== own.expiration) return false;
  if (inBlock.ref_block_num !== own.ref_block_num || inBlock.ref_block_prefix !== own.ref_block_prefix)
    return false;
  if (inBlock.signatures.some((signature) => own.signatures.includes(signature))) return true;
  return inBlock.operations.map(canonical).join() === own.operations.map(canonical).join();
}
