import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptLately } from '../../keptLately.ts';
import { networkOf } from './networkOf.ts';
import { type RateLimitHook, tooManyRequests } from './rateLimit.ts';

/** Addresses that are counted at the same time; the ones unseen for longest make room. */
const MAX_COUNTED = 20_000;
const MINUTE_MS = 60_000;

/** What an address has had in its minute, which begins with the first request. */
interface Share {
  requests: number;
  bytes: number;
  endsAt: number;
}

/** Requests and bytes that one address may have a minute: a few requests for large answers cost more than many for small ones. */
export interface AddressLimit {
  /** Counts a request, and refuses one that is too many, before its body is read. */
  readonly check: RateLimitHook;
  /** Counts bytes that are sent. */
  spend(request: FastifyRequest, bytes: number): void;
  /**
   * Counts bytes that would have to be put together and compressed.
   * @throws AppError service.rate_limited when the address has had its share, and then nothing is to be made
   */
  take(request: FastifyRequest, reply: FastifyReply, bytes: number): void;
  /** Counts a request from memory and the bytes of its answer; false, and nothing counted, when that is for `check` to refuse. */
  admit(address: string, bytes: number): boolean;
}

/**
 * At most so many requests, and so many bytes and one answer of whatever size, for one address. Both are one count without a promise:
 * @fastify/rate-limit, which awaits several, makes an answer from memory cost 26 to 29 µs, not 24.
 */
export function createAddressLimit(
  most: { requestsPerMinute: number; bytesPerMinute: number },
  clock: Pick<Clock, 'now'>,
): AddressLimit {
  const shares = keptLately<string, Share>(MAX_COUNTED);

  function shareOf(address: string): Share {
    const network = networkOf(address);
    const now = clock.now();
    const known = shares.get(network);
    if (known !== undefined && known.endsAt > now) return known;
    const share = { requests: 0, bytes: 0, endsAt: now + MINUTE_MS };
    shares.set(network, share);
    return share;
  }

  const refusal = (reply: FastifyReply, { endsAt }: Share) => tooManyRequests(reply, endsAt - clock.now());

  return {
    check(request, reply, done) {
      const share = shareOf(request.ip);
      share.requests += 1;
      const isTooMany = share.requests > most.requestsPerMinute || share.bytes > most.bytesPerMinute;
      if (isTooMany) done(refusal(reply, share));
      else done();
    },
    spend(request, bytes) {
      shareOf(request.ip).bytes += bytes;
    },
    take(request, reply, bytes) {
      const share = shareOf(request.ip);
      if (share.bytes > most.bytesPerMinute) throw refusal(reply, share);
      share.bytes += bytes;
    },
    admit(address, bytes) {
      const share = shareOf(address);
      if (share.requests >= most.requestsPerMinute || share.bytes > most.bytesPerMinute) return false;
      share.requests += 1;
      share.bytes += bytes;
      return true;
    },
  };
}
