import { hasCode } from './appError.ts';

/**
 * True when what was asked for is not there at all, on this network or by this operator: asking again gives nothing else, and a
 * screen says so instead of offering to retry.
 */
export const isUnavailable = (error: unknown): boolean =>
  hasCode(error, 'service.not_configured', 'node.api_denied', 'chain.unknown_method');
