import type { IncomingMessage } from 'node:http';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { readHead } from './requestHead.ts';

const requestOf = (rawHeaders: string[], remoteAddress: string | undefined = '10.0.0.9') =>
  ({ rawHeaders, socket: { remoteAddress } }) as unknown as IncomingMessage;

/** The address that the framework sees. */
async function frameworkAddress(forwarded: string | undefined, proxies: number): Promise<string> {
  const server = fastify({ trustProxy: proxies === 0 ? false : (_address, hop) => hop < proxies });
  server.get('/', (request) => request.ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await server.inject({ url: '/', remoteAddress: '10.0.0.9', headers })).body;
}

const told = [undefined, '', ' ', '6.6.6.6', '6.6.6.6, 203.0.113.7', '1.1.1.1,2.2.2.2 , ,3.3.3.3', ' a , '];

test.each(told.flatMap((each) => [0, 1, 2, 3].map((proxies) => [each, proxies] as const)))(
  'X-Forwarded-For %j behind %i proxies names the address that the framework sees',
  async (forwarded, proxies) => {
    const headers = forwarded === undefined ? [] : ['X-Forwarded-For', forwarded];
    expect(readHead(requestOf(headers), proxies)?.address).toBe(await frameworkAddress(forwarded, proxies));
  },
);

test('the two headers that an answer goes by are read in whatever case', () => {
  const headers = ['Host', 'x', 'ACCEPT-ENCODING', 'br', 'if-None-Match', 'W/"a"', 'Cookie', 'b=c'];
  expect(readHead(requestOf(headers), 0)).toEqual({ address: '10.0.0.9', held: 'W/"a"', accepted: 'br' });
});

test('others of the same lengths say nothing', () => {
  const headers = [
    'Cache-Control',
    'a',
    'Accept-Language',
    'b',
    'Accept-Charset',
    'c',
    'If-Modified-Since',
    'd',
  ];
  expect(readHead(requestOf([...headers, 'Host', 'e']), 1)).toEqual({
    address: '10.0.0.9',
    held: undefined,
    accepted: undefined,
  });
});

test.each([
  ['says something twice', ['accept-encoding', 'br', 'Accept-Encoding', 'gzip']],
  ['brings a body', ['Content-Length', '3']],
  ['brings one in pieces', ['transfer-encoding', 'chunked']],
])('a request that %s is for the framework', (_, headers) => {
  expect(readHead(requestOf(headers), 0)).toBeUndefined();
});

test('so is one that has hung up', () => {
  expect(readHead({ rawHeaders: [], socket: {} } as unknown as IncomingMessage, 0)).toBeUndefined();
});
