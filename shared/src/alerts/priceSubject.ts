/**
 * The subject of a price: an asset in US dollars, an asset in another on the chain's market, or a pool's first asset in
 * its second.
 */
export type PriceSubject =
  | { readonly kind: 'worth'; readonly assetId: string }
  | { readonly kind: 'market'; readonly quoteId: string; readonly baseId: string }
  | { readonly kind: 'pool'; readonly poolId: string };

const form = /^(?:(?<pool>1\.19\.\d{1,10})|(?<asset>1\.3\.\d{1,10})(?:\/(?<base>1\.3\.\d{1,10}))?)$/u;

/** Parses the stored text of a subject: '1.3.4099', '1.3.4099/1.3.0', '1.19.5'; undefined for any other text. */
export function readSubject(text: string): PriceSubject | undefined {
  const { pool, asset, base } = form.exec(text)?.groups ?? {};
  if (pool !== undefined) return { kind: 'pool', poolId: pool };
  if (asset === undefined || asset === base) return undefined;
  return base === undefined
    ? { kind: 'worth', assetId: asset }
    : { kind: 'market', quoteId: asset, baseId: base };
}

/** A subject's canonical text. */
export function subjectText(subject: PriceSubject): string {
  if (subject.kind === 'pool') return subject.poolId;
  return subject.kind === 'worth' ? subject.assetId : `${subject.quoteId}/${subject.baseId}`;
}
