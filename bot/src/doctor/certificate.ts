import { connect } from 'node:tls';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { type Finding, findingsOf } from './finding.ts';

const ANSWER_MS = 10_000;
/** Renewal tools renew a month before the end. */
const LATE_DAYS = 14;

const { right, slow, missing, wrong } = findingsOf('page');
const name = 'certificate';

/** A server's part of the handshake; undefined without a certificate. */
interface Shown {
  /** Empty for a trusted certificate. */
  readonly fault: string;
  readonly endsAt: number;
  readonly protocol: string;
}

/** The certificate of an address, from outside. `now` is in milliseconds since 1970. */
export async function examineCertificate(address: URL, now: number): Promise<Finding> {
  if (address.protocol !== 'https:')
    return missing(
      name,
      'the page is served without TLS',
      'Put a proxy with a certificate in front (docs/operate.md) and set PUBLIC_URL to its https: address: passkeys, the clipboard and the messenger need it.',
    );
  const shown = await shake(address);
  if (shown === undefined)
    return missing(
      name,
      `no TLS connection to ${address.host}`,
      'Check that the proxy runs and listens there.',
    );
  const days = Math.floor((shown.endsAt - now) / DAY_MS);
  if (shown.fault !== '')
    return wrong(
      name,
      `not trusted: ${shown.fault}`,
      'Get one from a public authority for this name, with its full chain (Caddy does so automatically).',
    );
  const seen = `${shown.protocol}, ends in ${days} days`;
  if (days < LATE_DAYS) return slow(name, seen, 'Its renewal is late: check the proxy’s log.');
  return right(name, seen);
}

function shake({ hostname, port }: URL): Promise<Shown | undefined> {
  const { promise, resolve } = Promise.withResolvers<Shown | undefined>();
  // This connection only checks trust; nothing is sent over it.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: ANSWER_MS,
  });
  socket.once('secureConnect', () => {
    resolve({
      fault: socket.authorized ? '' : String(socket.authorizationError),
      endsAt: Date.parse(socket.getPeerCertificate().valid_to),
      protocol: socket.getProtocol() ?? '',
    });
    socket.destroy();
  });
  socket.once('timeout', () => socket.destroy());
  socket.once('error', () => resolve(undefined));
  socket.once('close', () => resolve(undefined));
  return promise;
}
