import { paymentRequestPaths } from '@xbts/shared/services/paymentRequests.ts';
import type { FastifyInstance } from 'fastify';
import { readRequest } from '../../requests/readRequest.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { readInput } from './readInput.ts';

/** GET /api/v1/requests/:id: a payment request, for anyone with its link, in the messenger or in any browser. */
export function addPaymentRequests(server: FastifyInstance, { storage }: { storage: Storage }): void {
  const { path, params } = paymentRequestPaths.read;
  server.get(path, (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readRequest(storage, readInput(params, request.params).id);
  });
}
