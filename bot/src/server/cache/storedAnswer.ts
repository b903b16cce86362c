import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bodies below this size are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1_024;

/** One cached body: serialised, hashed and compressed once for any number of clients. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly gzip: Buffer | undefined;
  readonly brotli: Buffer | undefined;
  /** Weak, since the encodings of one body share it. */
  readonly etag: string;
  /** The time of its fetch, milliseconds since 1970. */
  readonly storedAt: number;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Prepares a text for any number of answers; an unchanged body keeps its earlier encodings. */
export async function storeAnswer(
  text: string,
  storedAt: number,
  earlier: StoredAnswer | undefined,
): Promise<StoredAnswer> {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (earlier?.etag === etag) return { ...earlier, storedAt };
  if (body.length < MIN_COMPRESSED_BYTES) return { body, gzip: undefined, brotli: undefined, etag, storedAt };
  const [gzipped, brotli] = await Promise.all([toGzip(body), toBrotli(body, brotliOptions)]);
  return { body, gzip: gzipped, brotli, etag, storedAt };
}

/** Approximate bytes of memory of an answer. */
export const sizeOf = ({ body, gzip: gzipped, brotli }: StoredAnswer): number =>
  256 + body.length + (gzipped?.length ?? 0) + (brotli?.length ?? 0);
