import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate with its key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** One value in DER (ITU-T X.690): tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (text: string) => Buffer.from(text, 'hex');
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'));
const timeOf = (ms: number) =>
  der(0x18, Buffer.from(new Date(ms).toISOString().replace(/\D/gu, '').slice(0, 14).concat('Z')));

/** A certificate (RFC 5280) for one host, signed by its own key, that ends in `days` days. */
export function selfSigned(host: string, days: number): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from(host)))));
  const names = sequence(hex('0603551d11'), der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const day = 86_400_000;
  const now = Date.now();
  const signed = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ecdsaWithSha256,
    name,
    sequence(timeOf(now - 400 * day), timeOf(now + days * day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(names)),
  );
  const signature = der(0x03, hex('00'), sign('sha256', signed, privateKey));
  const text = sequence(signed, ecdsaWithSha256, signature).toString('base64').replace(/.{64}/gu, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
