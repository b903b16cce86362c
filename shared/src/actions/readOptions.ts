import type { CallOptions } from '../client/chainClient.ts';

/** Options of every read. */
export type ReadOptions = Pick<CallOptions<unknown>, 'signal' | 'deadlineMs'>;
