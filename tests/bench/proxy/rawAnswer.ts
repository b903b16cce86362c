import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Target } from './throughputRatios.ts';

/** The bytes a browser is sent, still encoded. */
export function rawAnswer({
  port,
  path,
}: Pick<Target, 'port' | 'path'>): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const encoding = response.headers['content-encoding'] ?? '';
      buffer(response).then((body) => resolve({ body, encoding }), reject);
    }).once('error', reject);
  });
}
