import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:https';
import type { Certificate } from './certificate.ts';

/** A TLS reverse proxy that a test may spoil. */
export interface TlsProxy {
  /** Changes the headers of an answer. */
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Another origin that the page is led to, with its path; '' for none. */
  leadsTo: string;
  use(certificate: Certificate): void;
  close(): Promise<void>;
}

/** Starts it in front of a server of this machine. */
export async function startTlsProxy(options: {
  port: number;
  target: string;
  certificate: Certificate;
}): Promise<TlsProxy> {
  const { port, target, certificate } = options;
  const server = createServer(certificate, (asked, reply) => {
    if (proxy.leadsTo !== '') return void reply.writeHead(308, { location: proxy.leadsTo + asked.url }).end();
    const forwarded = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress };
    const passed = request(target + asked.url, { method: asked.method, headers: forwarded }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, proxy.change(answer.headers));
      answer.pipe(reply);
    });
    passed.on('error', () => reply.writeHead(502).end());
    asked.pipe(passed);
  });
  const proxy: TlsProxy = {
    change: (headers) => headers,
    leadsTo: '',
    use: (next) => server.setSecureContext(next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return proxy;
}
