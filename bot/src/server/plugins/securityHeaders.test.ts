import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './securityHeaders.ts';

const options = {
  nodeUrls: ['wss://node.xbts.io/ws', 'wss://node.xbts.io/other', 'ws://127.0.0.1:8090'],
  gatewayUrls: ['https://apis.xbts.io/bsc', 'https://apis.xbts.io/eth'],
  allowsOwnNodes: false,
  frameAncestors: ['http://localhost:8092'],
};

test("the page's policy allows own code, exactly the nodes and the gateways, and the messenger's frames", () => {
  expect(pagePolicy(options).split('; ')).toEqual([
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

test('the policy names a node as the page connects to it, however the operator spells it', () => {
  const nodeUrls = ['WSS://Node.XBTS.io./ws', 'wss://user:pw@node.xbts.io:443', 'ws://0x7f.1:8090'];
  expect(pagePolicy({ ...options, nodeUrls })).toContain(
    "'self' wss://node.xbts.io ws://127.0.0.1:8090 https:",
  );
});

test("where users may add nodes, the page reaches any over TLS and those of the user's own machine", () => {
  expect(pagePolicy({ ...options, allowsOwnNodes: true })).toContain(
    "; connect-src 'self' wss://node.xbts.io ws://127.0.0.1:8090 https://apis.xbts.io wss: ws://127.0.0.1:* ws://localhost:*; ",
  );
});

test('no header forbids frames as a whole, and nothing inline is allowed', () => {
  const text = JSON.stringify(securityHeaders({ ...options, isHttps: true })).toLowerCase();
  expect(text).not.toContain('x-frame-options');
  expect(text).not.toContain('unsafe');
});

test('a script started as a worker reaches nothing but code of the same origin', () => {
  expect(securityHeaders({ ...options, isHttps: true }).script['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('browsers are told to stay with https only where the public address is https', () => {
  expect(securityHeaders({ ...options, isHttps: true }).document).toHaveProperty('strict-transport-security');
  expect(securityHeaders({ ...options, isHttps: false }).document).not.toHaveProperty(
    'strict-transport-security',
  );
});

test('the page may use camera and clipboard; only features that browsers know are named, or they warn of the rest', () => {
  expect(securityHeaders({ ...options, isHttps: true }).document['permissions-policy']).toBe(
    'camera=(self), clipboard-read=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=()',
  );
});
