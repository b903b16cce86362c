import * as v from 'valibot';
import { nodeAddressOf } from '../protocol/nodeAddress.ts';
import { nameInPath } from './fields.ts';

const link = v.pipe(v.string(), v.regex(/^(https?|tg):\/\//u, 'not a link'));

/** A node's address as a user may type it, in its one form. */
export const nodeUrlSchema = v.pipe(v.string(), v.transform(nodeAddressOf), v.string('not a ws address'));

/** /config.json: everything about the network, which the built mini app must not contain. */
export const appConfigSchema = v.object({
  nodes: v.pipe(v.array(nodeUrlSchema), v.minLength(1)),
  /** Websockets of the explorer and its fallbacks, tried in this order for the newest block alone (explorerSocket.ts). */
  explorerSockets: v.optional(v.array(nodeUrlSchema)),
  /** 64 hex digits, or 'auto': that of the first node that answers. */
  chainId: v.union([v.literal('auto'), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))]),
  stakingAsset: v.pipe(v.string(), v.regex(/^1\.3\.\d+$/u)),
  /** Accounts that pay staking rewards, by name; a cached configuration of an older version names none. */
  payers: v.optional(v.array(nameInPath), []),
  /** What the operator's gateways put before the names of their coins; none: the one that is known anyway. */
  gatewayPrefixes: v.optional(v.array(v.string()), []),
  /** By family, the base addresses at which the page asks gateways itself, beside the bot's server; those left out it does not ask. */
  gateways: v.optional(v.record(v.string(), link), {}),
  /** Names of the services that this server does without (missingServices.ts): the page does not ask for them. */
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

/** /health: degraded when no node answers or the head block is old; head figures are null before the first block. */
export const healthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  headBlock: v.nullable(v.number()),
  headAgeSeconds: v.nullable(v.number()),
  version: v.string(),
  /** Only where a bot runs: the last block read for payouts, its age, and queued notices; null while unknown. */
  payouts: v.optional(
    v.nullable(
      v.object({ block: v.nullable(v.number()), ageSeconds: v.nullable(v.number()), queued: v.number() }),
    ),
  ),
});

/** /ready, with 503 while it waits for something: a first answer of a chain node, or the database. */
export const readySchema = v.object({ waitsFor: v.array(v.picklist(['chain', 'storage'])) });

export type Ready = v.InferOutput<typeof readySchema>;

export type Health = v.InferOutput<typeof healthSchema>;
