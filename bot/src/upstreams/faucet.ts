import { AppError } from '@xbts/shared/errors/appError.ts';
import { type FaucetRequest, faucetRoutes } from '@xbts/shared/services/faucet.ts';
import { faucetErrorSchema } from '@xbts/shared/services/faucetError.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import * as v from 'valibot';

/**
 * Registers an account at the faucet, which limits accounts by address and so is told the client's; resolves to its answer.
 * @throws AppError service.refused with the faucet's own words and status, service.unreachable, service.bad_answer,
 * service.not_configured
 */
export async function registerAccount(
  fetchJson: FetchJson,
  { request, address }: { request: FaucetRequest; address: string },
) {
  const { method, path, answer } = faucetRoutes.register;
  const headers = { 'x-forwarded-for': address };
  const { status, body } = await fetchJson({ method, path, body: request, headers }).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError('service.unreachable', { path }, error);
    },
  );
  const refusal = v.safeParse(faucetErrorSchema, body);
  if (refusal.success)
    throw new AppError('service.refused', { path, status, message: refusal.output.error.base.join(' ') });
  const parsed = v.safeParse(answer, body);
  if (status >= 200 && status <= 299 && parsed.success) return parsed.output;
  throw new AppError('service.bad_answer', { path, status });
}
