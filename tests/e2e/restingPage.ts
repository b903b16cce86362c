import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The first element of a page's body. */
const BODY = '<div id="root">';

/** A server before another, which keeps back what stands in a page's body. */
export interface RestingPage {
  readonly url: string;
  /** Lets all pages come to their end, those of later requests too. */
  release(): void;
  close(): void;
}

/** Starts it before a server of this machine: a page is on its way until it is released, as on a slow line. */
export async function startRestingPage(target: string): Promise<RestingPage> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((asked, reply) => {
    const { 'accept-encoding': _, host: __, ...headers } = asked.headers;
    const passed = request(target + asked.url, { method: asked.method, headers }, (answer) => {
      const { 'content-length': ___, ...told } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, told);
      if (told['content-type']?.startsWith('text/html') === true)
        void sendInTwo(answer, reply, released).catch(() => reply.destroy());
      else answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, release, close };
}

async function sendInTwo(answer: IncomingMessage, reply: ServerResponse, released: Promise<void>) {
  const page = Buffer.concat(await answer.toArray()).toString('utf8');
  const at = page.indexOf(BODY);
  if (at === -1) throw new Error(`the page has no ${BODY}`);
  reply.write(page.slice(0, at));
  await released;
  reply.end(page.slice(at));
}
