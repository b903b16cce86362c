import * as v from 'valibot';
import { msOfChainTime } from './chainTime.ts';
import type { HashLock } from './hashAlgorithms.ts';
import { chainInt, chainTime, objectIdOf, smallInt } from './objects.ts';
import { memoSchema } from './records.ts';

/** The hash of a lock with the number of its algorithm. */
export const hashLockSchema = v.pipe(
  v.tuple([smallInt, v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u))]),
  v.transform(([algorithm, hash]): HashLock => [algorithm, hash]),
);

/** A timed transfer, 1.16.x: it waits for its secret until its time is over (bitshares-core, chain/htlc_object.hpp). */
export const timedTransferSchema = v.pipe(
  v.object({
    id: objectIdOf('1.16'),
    transfer: v.object({
      from: objectIdOf('1.2'),
      to: objectIdOf('1.2'),
      amount: chainInt,
      asset_id: objectIdOf('1.3'),
    }),
    conditions: v.object({
      hash_lock: v.object({ preimage_hash: hashLockSchema, preimage_size: smallInt }),
      time_lock: v.object({ expiration: chainTime }),
    }),
    memo: v.optional(memoSchema),
  }),
  v.transform(({ id, transfer, conditions, memo }) => ({
    id,
    from: transfer.from,
    to: transfer.to,
    amount: { amount: transfer.amount, asset_id: transfer.asset_id },
    ...conditions.hash_lock,
    expiration: conditions.time_lock.expiration,
    ...(memo === undefined ? {} : { memo }),
  })),
);

export type TimedTransfer = v.InferOutput<typeof timedTransferSchema>;

/** A transaction can take two minutes, and a node may be slow: a secret revealed later may be revealed for nothing. */
const LATE_MS = 600_000;

/** True when a secret revealed now (milliseconds) may become public before it claims the transfer. */
export const isLateForSecret = ({ expiration }: Pick<TimedTransfer, 'expiration'>, now: number): boolean =>
  msOfChainTime(expiration) - now < LATE_MS;
