import { Buffer } from 'buffer';

/** Stands in for the package secure-random, whose own version looks for `window`, which a worker has not. */
export default {
  randomBuffer: (count: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(count))),
};
