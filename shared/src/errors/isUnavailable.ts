import { hasCode } from './appError.ts';

/**
 * True when the network or the operator does not have the requested thing at all: another attempt cannot help, so
 * screens offer no retry.
 */
export const isUnavailable = (error: unknown): boolean =>
  hasCode(error, 'service.not_configured', 'node.api_denied', 'chain.unknown_method');
