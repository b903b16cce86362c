import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** The user who opened the mini app, by the messenger's signed statement. */
export interface LaunchIdentity {
  readonly userId: number;
  readonly firstName: string;
  /** IETF tag, empty when the messenger omits it. */
  readonly languageCode: string;
  /** The start parameter, empty without one. */
  readonly startParam: string;
  /** The time of the messenger's signature, milliseconds since 1970. */
  readonly signedAt: number;
  /** The signature, in hex: identifies one opening of the mini app. */
  readonly hash: string;
}

/** Maximum age of launch data: a day, in milliseconds. */
export const MAX_LAUNCH_AGE_MS = 86_400_000;

/** How far the messenger's clock may be ahead of ours, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

const userSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.number(), v.safeInteger()),
    first_name: v.optional(v.string(), ''),
    language_code: v.optional(v.string(), ''),
  }),
);

const fieldsSchema = v.object({
  auth_date: v.pipe(v.string(), v.regex(/^\d{1,12}$/u), v.transform(Number)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  user: userSchema,
  start_param: v.optional(v.string(), ''),
});

/**
 * Checks launch data (the messenger's initData, a query string) against the bot's token, by the platform's
 * documentation: HMAC-SHA256 over the sorted `key=value` lines except `hash`, under HMAC-SHA256("WebAppData", token).
 * @throws AppError launch.missing, launch.forged, launch.expired
 */
export function checkLaunchData(
  initData: string,
  options: { token: string; now: number; maxAgeMs?: number },
): LaunchIdentity {
  if (initData === '') throw new AppError('launch.missing');
  const pairs = [...new URLSearchParams(initData)];
  const fields = v.safeParse(fieldsSchema, Object.fromEntries(pairs));
  const isRepeated = new Set(pairs.map(([key]) => key)).size !== pairs.length;
  if (!fields.success || isRepeated) throw new AppError('launch.forged');
  const { hash, auth_date, user, start_param } = fields.output;
  if (!isSignedBy(options.token, pairs, hash)) throw new AppError('launch.forged');
  const signedAt = auth_date * 1_000;
  const age = options.now - signedAt;
  if (age < -CLOCK_SKEW_MS) throw new AppError('launch.forged');
  if (age > (options.maxAgeMs ?? MAX_LAUNCH_AGE_MS))
    throw new AppError('launch.expired', { ageSeconds: Math.floor(age / 1_000) });
  return {
    userId: user.id,
    firstName: user.first_name,
    languageCode: user.language_code,
    startParam: start_param,
    signedAt,
    hash,
  };
}

function isSignedBy(token: string, pairs: readonly (readonly [string, string])[], hash: string): boolean {
  const lines = pairs
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const expected = createHmac('sha256', secret).update(lines).digest();
  return timingSafeEqual(expected, Buffer.from(hash, 'hex'));
}

/**
 * The sender of a request, from its header `Authorization: tma <initData>`.
 * @throws AppError launch.missing, launch.forged, launch.expired
 */
export function launchIdentityOf(
  request: Pick<FastifyRequest, 'headers'>,
  options: { token: string; now: number; maxAgeMs?: number },
): LaunchIdentity {
  const [, initData = ''] = /^tma (.{1,8192})$/u.exec(request.headers.authorization ?? '') ?? [];
  return checkLaunchData(initData, options);
}
