import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';
import { pageHeaders, pagePolicy, policyText } from './securityHeaders.ts';

const options = {
  nodeUrls: ['wss://node.xbts.io/ws', 'wss://node.xbts.io/other', 'ws://127.0.0.1:8090'],
  gatewayUrls: ['https://apis.xbts.io/bsc', 'https://apis.xbts.io/eth'],
  allowsOwnNodes: false,
  frameAncestors: ['http://localhost:8092'],
};

test("the page's policy allows its own code, exactly the nodes and the gateways, and the messenger's frames", () => {
  expect(policyText(pagePolicy(options)).split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' wss://node.xbts.io ws://127.0.0.1:8090 https://apis.xbts.io",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org http://localhost:8092",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test("the policy names a node as the page connects to it, whatever the operator's spelling", () => {
  const nodeUrls = ['WSS://Node.XBTS.io./ws', 'wss://user:pw@node.xbts.io:443', 'ws://0x7f.1:8090'];
  expect(policyText(pagePolicy({ ...options, nodeUrls }))).toContain(
    "'self' wss://node.xbts.io ws://127.0.0.1:8090 https:",
  );
});

test("if users may add nodes, the page can reach any over TLS and those of the user's own machine", () => {
  expect(policyText(pagePolicy({ ...options, allowsOwnNodes: true }))).toContain(
    ";connect-src 'self' wss://node.xbts.io ws://127.0.0.1:8090 https://apis.xbts.io wss: ws://127.0.0.1:* ws://localhost:*;",
  );
});

/** Security headers of an answer other than a file. */
async function headersOf(publicUrl: string) {
  const { server } = await testServer({ publicUrl });
  const { headers } = await server.inject('/health');
  const { date: _, connection: _1, 'content-length': _2, 'content-type': _3, ...rest } = headers;
  return rest;
}

test('an answer has exactly the promised headers: none that forbids all frames, and nothing inline', async () => {
  expect(await headersOf('https://mini.example.org')).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

test('refusals have them too, from any part of the server', async () => {
  for (const [url, status, requestsPerMinute] of [
    ['/api/nothing', 404, 1],
    ['/api/nothing', 429, 0],
    ['/api/docs.css', 429, 0],
  ] as const) {
    const { server } = await testServer({ requestsPerMinute });
    const { statusCode, headers } = await server.inject(url);
    expect([statusCode, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  }
});

test('browsers must stay with https only if the public address is https', async () => {
  expect(await headersOf('http://mini.example.org')).not.toHaveProperty('strict-transport-security');
});

test('the page may use camera and clipboard; only features that browsers know are named, to avoid warnings', () => {
  expect(pageHeaders['permissions-policy']).toBe(
    'camera=(self), clipboard-read=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=()',
  );
});
