import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeAddressOf } from '../protocol/nodeAddress.ts';
import { areIndependent, isLocal, isLocalFallback, operatorOf, operatorsNeeded } from './operators.ts';

const listOf = (urls: readonly string[], own: readonly string[] = []) => [
  ...urls.map((url) => ({ url })),
  ...own.map((url) => ({ url, isOwn: true })),
];
const list = listOf(['wss://node.xbts.io/ws', 'wss://eu.nodes.bitshares.ws', 'ws://localhost:8090']);

it('uses the last two labels of a host as its operator', () => {
  expect(operatorOf('wss://node.xbts.io/ws')).toBe('xbts.io');
  expect(operatorOf('wss://user:secret@Node2.XBTS.io:443/ws?x=1')).toBe('xbts.io');
  expect(operatorOf('ws://node-a:8090')).toBe('node-a');
});

it('lets two nodes confirm each other only if different operators run them', () => {
  expect(areIndependent('wss://node.xbts.io/ws', 'wss://eu.nodes.bitshares.ws', list)).toBe(true);
  expect(areIndependent('wss://node.xbts.io/ws', 'wss://other.xbts.io', list)).toBe(false);
});

it('never lets the local fallback of a list of public nodes confirm one of them', () => {
  expect(isLocalFallback('ws://localhost:8090', list)).toBe(true);
  expect(areIndependent('wss://node.xbts.io/ws', 'ws://localhost:8090', list)).toBe(false);
});

it('treats each node of a local network as its own operator', () => {
  const urls = ['ws://127.0.0.1:8090', 'ws://127.0.0.1:8091', 'ws://[::1]:8092'];
  const local = listOf(urls);
  expect(urls.some((url) => isLocalFallback(url, local))).toBe(false);
  expect(areIndependent(urls[0] ?? '', urls[1] ?? '', local)).toBe(true);
  expect(areIndependent('ws://127.0.0.1:8090', 'ws://localhost:8090', local)).toBe(false);
});

/** One character of a host in another spelling that URL parsers treat as the same. */
const inOtherWays = (letter: string): fc.Arbitrary<string> => {
  const wide = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
  const escaped = (text: string) =>
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16)}`).join('');
  const dots = letter === '.' ? ['。', '．', '｡'] : [];
  return fc.constantFrom(letter, letter.toUpperCase(), wide, escaped(letter), escaped(wide), ...dots);
};

/** A host in any spelling, with any surrounding parts of an address. */
const spelled = (host: string): fc.Arbitrary<string> =>
  fc
    .record({
      scheme: fc.constantFrom('wss', 'WSS', 'wSs', ' wss'),
      user: fc.constantFrom('', 'user@', 'user:pw@', 'eu.nodes.bitshares.ws@', '%40@'),
      host: fc.tuple(...[...host].map(inOtherWays)),
      dot: fc.constantFrom('', '.', '..', '。', '%2e'),
      port: fc.constantFrom('', ':443', ':0443', ':8090'),
      path: fc.constantFrom('', '/', '/ws', '/ws/', '/ws?a=1', '?a=1', '#top', '/@other.example/'),
    })
    .map(
      ({ scheme, user, host: letters, dot, port, path }) =>
        `${scheme}://${user}${letters.join('')}${dot}${port}${path}`,
    );

/** An IPv4 address in any spelling: each part in base 8, 10 or 16, the last ones joined, or inside an IPv6 address. */
const spelledFour = (bytes: readonly number[]): fc.Arbitrary<string> => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const inBase = (part: number) =>
    fc.constantFrom(String(part), `0x${part.toString(16)}`, `0X${part.toString(16)}`, `0${part.toString(8)}`);
  const joinedIn = (parts: readonly number[]) => fc.tuple(...parts.map(inBase)).map((each) => each.join('.'));
  const hex = (one: number, other: number) => (one * 256 + other).toString(16);
  return fc.oneof(
    joinedIn(bytes),
    joinedIn([a, b, c * 256 + d]),
    joinedIn([a, b * 65_536 + c * 256 + d]),
    joinedIn([a * 16_777_216 + b * 65_536 + c * 256 + d]),
    fc.constantFrom(
      `[::ffff:${bytes.join('.')}]`,
      `[::FFFF:${hex(a, b)}:${hex(c, d)}]`,
      `[0:0:0:0:0:ffff:${hex(a, b)}:${hex(c, d)}]`,
      `[64:ff9b::${bytes.join('.')}]`,
    ),
  );
};

const byte = fc.integer({ min: 0, max: 255 });
const publicFour = fc.tuple(fc.integer({ min: 1, max: 126 }), byte, byte, byte);

describe('an operator is a host, however it is spelled', () => {
  const hosts = ['node.xbts.io', 'other.xbts.io', 'xbts.io', 'a-1.b.xbts.io'];

  it('by name: two spellings are never two operators', () => {
    const two = fc.constantFrom(...hosts).chain((host) => fc.tuple(fc.constant(host), spelled(host)));
    fc.assert(
      fc.property(two, ([host, url]) => {
        expect(operatorOf(url)).toBe('xbts.io');
        expect(operatorOf(nodeAddressOf(url) ?? '')).toBe('xbts.io');
        expect(areIndependent(url, `wss://${host}`, listOf([url, `wss://${host}`]))).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('by address: as one number, in other bases, within version 6, and by a neighbouring one', () => {
    const two = publicFour.chain((bytes) =>
      fc.tuple(fc.constant(bytes), spelledFour(bytes), spelledFour([...bytes.slice(0, 3), 255 - bytes[3]])),
    );
    fc.assert(
      fc.property(two, ([bytes, one, other]) => {
        const [plain, spelledOne, neighbour] = [bytes.join('.'), one, other].map(
          (host) => `ws://${host}:8090`,
        );
        expect(operatorOf(spelledOne ?? '')).toBe(operatorOf(plain ?? ''));
        expect(areIndependent(neighbour ?? '', plain ?? '', [])).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('by network for version 6', () => {
    expect(areIndependent('wss://[2001:db8:1::1]', 'wss://[2001:0DB8:0001:9::2]:8090/ws', [])).toBe(false);
    expect(areIndependent('wss://[2001:db8:1::1]', 'wss://[2001:db8:2::1]', [])).toBe(true);
    expect(areIndependent('ws://203.0.113.7', 'ws://203.0.114.7', [])).toBe(true);
  });

  it('and this machine by any of its names', () => {
    const names = fc.oneof(
      fc.tuple(fc.constant(127), byte, byte, byte).chain(spelledFour),
      fc.constantFrom('localhost', 'LOCALHOST.', 'a.localhost', '[::1]', '[0:0::1]', '0.0.0.0', '0', '[::]'),
    );
    fc.assert(fc.property(names, (host) => isLocal(`ws://${host}:8090`)));
    expect(
      ['ws://128.0.0.1', 'ws://localhost.example', 'ws://notlocalhost', 'wss://[::2]'].some(isLocal),
    ).toBe(false);
  });
});

describe('nodes added by the user', () => {
  const [A, B, X, Y] = ['wss://a.io', 'wss://b.io', 'wss://x.io', 'wss://y.io'];

  it('do not confirm each other, but confirm a configured one', () => {
    const nodes = listOf([A, B], [X, Y]);
    expect(areIndependent(X, Y, nodes)).toBe(false);
    expect([areIndependent(X, A, nodes), areIndependent(A, X, nodes)]).toEqual([true, true]);
    expect(areIndependent(A, 'wss://other.a.io', listOf([A], ['wss://other.a.io']))).toBe(false);
  });

  it('count as one operator together', () => {
    expect(operatorsNeeded(listOf([A, B], [X, Y]))).toBe(2);
    expect(operatorsNeeded(listOf([A, B, X, Y]))).toBe(3);
  });
});
