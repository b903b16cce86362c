import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bodies below this size are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1_024;

/** One cached body: serialised, hashed and compressed once, however many clients get it. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly gzip: Buffer | undefined;
  readonly brotli: Buffer | undefined;
  /** Weak, since the encodings of one body share it. */
  readonly etag: string;
  /** Milliseconds since 1970 when it was fetched. */
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

/** Up to this size a body is handed to Node as a text of bytes, which goes out in one write with the head. */
export const MAX_TEXT_BYTES = 16_384;

/** Bytes of memory an answer takes, about: what is ready to be sent of a small form is a copy of it. */
export function sizeOf({ body, gzip: gzipped, brotli }: StoredAnswer): number {
  const taken = (form: Buffer | undefined) =>
    form === undefined ? 0 : form.length * (form.length > MAX_TEXT_BYTES ? 1 : 2);
  return 256 + taken(body) + taken(gzipped) + taken(brotli);
}
