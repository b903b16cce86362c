import type { CallOptions } from '../client/chainClient.ts';

/** What every read takes beside its own arguments. */
export type ReadOptions = Pick<CallOptions<unknown>, 'signal' | 'deadlineMs'>;
