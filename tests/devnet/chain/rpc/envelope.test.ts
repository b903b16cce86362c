import { describe, expect, it } from 'vitest';
import { httpStatusOf, readMessage, writeNotice, writeReply } from './envelope.ts';

const refused = (code: number, message: string) => ({
  kind: 'reply',
  reply: { id: null, jsonrpc: '2.0', error: { code, message } },
});

describe('a message that is not a request', () => {
  it('is answered as invalid JSON, with the parser error as data', () => {
    expect(readMessage('{"id":')).toMatchObject(refused(-32700, 'Invalid JSON message'));
  });

  it.each([
    ['[]', -32600, 'Batch requests not supported'],
    ['[{"id":1,"method":"call","params":[]}]', -32600, 'Batch requests not supported'],
    ['7', -32600, 'Invalid JSON request'],
    ['null', -32600, 'Invalid JSON request'],
    ['{"id":{},"method":"call"}', -32600, 'Invalid id'],
    ['{"id":true,"method":"call"}', -32600, 'Invalid id'],
    ['{"id":1,"method":""}', -32600, 'Missing or invalid method'],
    ['{"id":1,"method":5}', -32600, 'Missing or invalid method'],
    ['{"id":1,"jsonrpc":"1.0","method":"call"}', -32600, 'Unsupported JSON-RPC version'],
    ['{"id":1,"method":"call","params":{"a":1}}', -32602, 'Named parameters not supported'],
    ['{"id":1,"method":"call","params":"a"}', -32600, 'Invalid parameters'],
    ['{"id":1}', -32600, 'Missing method or result or error'],
    ['{"result":1}', -32600, 'Missing or invalid id'],
    ['{"id":null,"result":1}', -32600, 'Missing or invalid id'],
  ])('%s is refused with %i', (text, code, message) => {
    expect(readMessage(text)).toEqual(refused(code, message));
  });

  it('is ignored if it answers a request that the node never sent', () => {
    expect(readMessage('{"id":3,"result":1}')).toEqual({ kind: 'nothing' });
  });
});

describe('a request', () => {
  const request = (text: string) => {
    const incoming = readMessage(text);
    if (incoming.kind !== 'request') throw new Error(incoming.kind);
    return incoming.request;
  };

  it('keeps number and text ids and remembers the version', () => {
    expect(request('{"id":7,"method":"call","params":[]}')).toMatchObject({
      id: 7,
      hasId: true,
      jsonrpc: undefined,
    });
    expect(request('{"id":"x","jsonrpc":"2.0","method":"call"}')).toMatchObject({
      id: 'x',
      hasId: true,
      jsonrpc: '2.0',
      params: [],
    });
  });

  it('has a null id only in version 2.0', () => {
    expect(request('{"id":null,"jsonrpc":"2.0","method":"a"}').hasId).toBe(true);
    expect(request('{"id":null,"method":"a"}').hasId).toBe(false);
    expect(request('{"method":"a"}').hasId).toBe(false);
  });

  it('keeps whole numbers beyond 2^53 exact', () => {
    expect(
      request('{"id":1,"method":"a","params":[9007199254740993,-9223372036854775807,1.5]}').params,
    ).toEqual(['9007199254740993', '-9223372036854775807', 1.5]);
  });
});

describe('a sent message', () => {
  it('echoes jsonrpc or leaves it out, and prints null results', () => {
    expect(writeReply({ id: 1, result: null })).toBe('{"id":1,"result":null}');
    expect(writeReply({ id: 'a', jsonrpc: '2.0', result: [1] })).toBe(
      '{"id":"a","jsonrpc":"2.0","result":[1]}',
    );
  });

  it('has neither id nor jsonrpc in a notice', () => {
    expect(writeNotice(5, ['2.1.0'])).toBe('{"method":"notice","params":[5,[["2.1.0"]]]}');
  });

  it('has the HTTP status 400 for refused envelopes, 500 for internal errors and 200 for errors of the chain', () => {
    expect(httpStatusOf({ id: null, error: { code: -32600, message: '' } })).toBe(400);
    expect(httpStatusOf({ id: 1, error: { code: -32601, message: '' } })).toBe(400);
    expect(httpStatusOf({ id: 1, error: { code: -32603, message: '' } })).toBe(500);
    expect(httpStatusOf({ id: 1, error: { code: 10, message: '' } })).toBe(200);
  });
});
