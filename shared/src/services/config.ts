import * as v from 'valibot';
import { nodeAddressOf } from '../protocol/nodeAddress.ts';
import { nameInPath } from './fields.ts';

const link = v.pipe(v.string(), v.regex(/^(https?|tg):\/\//u, 'not a link'));

/** A node's address as a user may type it, in its canonical form. */
export const nodeUrlSchema = v.pipe(v.string(), v.transform(nodeAddressOf), v.string('not a ws address'));

/** /config.json: everything about the network, which the built mini app must not contain. */
export const appConfigSchema = v.object({
  nodes: v.pipe(v.array(nodeUrlSchema), v.minLength(1)),
  /**
   * Websockets of the explorer and its fallbacks, tried in this order, only for the newest block (explorerSocket.ts).
   */
  explorerSockets: v.optional(v.array(nodeUrlSchema)),
  /** 64 hex digits, or 'auto': the chain of the first node that answers. */
  chainId: v.union([v.literal('auto'), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))]),
  stakingAsset: v.pipe(v.string(), v.regex(/^1\.3\.\d+$/u)),
  /** Accounts that pay staking rewards, by name; a cached configuration of an older version has none. */
  payers: v.optional(v.array(nameInPath), []),
  /** Prefixes of the operator's gateways; empty: the default one. */
  gatewayPrefixes: v.optional(v.array(v.string()), []),
  /**
   * Gateways' base addresses by family, which the page asks directly besides the bot's server; absent families are not
   * asked.
   */
  gateways: v.optional(v.record(v.string(), link), {}),
  /** Names of the services that this server lacks (missingServices.ts): the page does not request them. */
  missingServices: v.optional(v.array(v.string()), []),
  launchMode: v.picklist(['miniapp', 'link']),
  links: v.object({
    chat: link,
    explorer: link,
    news: link,
    crossChain: link,
    dex: link,
    bot: v.optional(link),
  }),
  version: v.string(),
  botName: v.optional(v.string()),
});

export type AppConfig = v.InferOutput<typeof appConfigSchema>;

/** A part of the server: whether it is well, and seconds since it last gave something new; null before that. */
const healthPart = v.object({ isOk: v.boolean(), ageSeconds: v.nullable(v.number()) });

/** /health: degraded when no node answers or the head block is old; head figures are null before the first block. */
export const healthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  headBlock: v.nullable(v.number()),
  headAgeSeconds: v.nullable(v.number()),
  version: v.string(),
  /** chain: its newest block. With a bot also database: its last answer; payouts: the last block read for them. */
  parts: v.optional(v.record(v.picklist(['chain', 'database', 'payouts']), healthPart)),
  /** Only with a running bot: the last block read for payouts, its age, and queued notices; null while unknown. */
  payouts: v.optional(
    v.nullable(
      v.object({ block: v.nullable(v.number()), ageSeconds: v.nullable(v.number()), queued: v.number() }),
    ),
  ),
});

/** /live: the process answers. hops: how many proxies have passed the request on, by X-Forwarded-For. */
export const liveSchema = v.object({ hops: v.number() });

/** /ready, with 503 while a process that has just started waits for a chain node's first answer. */
export const readySchema = v.object({ waitsFor: v.array(v.picklist(['chain'])) });

export type Live = v.InferOutput<typeof liveSchema>;

export type Ready = v.InferOutput<typeof readySchema>;

export type HealthPart = v.InferOutput<typeof healthPart>;

export type Health = v.InferOutput<typeof healthSchema>;
