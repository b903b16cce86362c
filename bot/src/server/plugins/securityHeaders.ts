import type { FastifyHelmetOptions } from '@fastify/helmet';
import { nodeAddressOf } from '@xbts/shared/protocol/nodeAddress.ts';

/** Inline scripts and style sheets of a page, as a policy names them: by their hashes. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const nothingInline: InlineSources = { scripts: [], styles: [] };

/** Nodes that a user may add: any over TLS, and those of the user's own machine. */
const ownNodes = ['wss:', 'ws://127.0.0.1:*', 'ws://localhost:*'];

/** Origins of the messenger's own web clients, which show the mini app in a frame. */
const messengerFrames = ['https://web.telegram.org', 'https://*.telegram.org'];

/** A policy's directives, with their sources. */
export type Policy = Readonly<Record<string, string[]>>;

export interface PolicyOptions {
  readonly nodeUrls: readonly string[];
  /** Gateways that the page asks directly. */
  readonly gatewayUrls: readonly string[];
  readonly allowsOwnNodes: boolean;
  readonly frameAncestors: readonly string[];
}

/**
 * The page's content security policy. Scripts and styles: only its own (inline ones only by their hashes, no eval).
 * Connections: its own origin, the configured nodes and gateways and, if allowed, the user's own nodes. Frames: only
 * the messenger and the configured origins.
 */
export function pagePolicy(options: PolicyOptions, inline = nothingInline): Policy {
  const urls = [...options.nodeUrls, ...options.gatewayUrls];
  // Nodes in the form that the page connects by.
  const origins = new Set(urls.map((url) => new URL(nodeAddressOf(url) ?? url).origin));
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins, ...(options.allowsOwnNodes ? ownNodes : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...messengerFrames, ...options.frameAncestors],
    // No text becomes code: the mini app's only policy allows addresses of its own scripts (scriptPolicy.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/**
 * A worker has the policy of its own script: it may load more code of this origin, creates none from texts, and reaches
 * nothing else.
 */
export const scriptPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** Data answers, and page resources other than scripts. */
export const answerPolicy: Policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** Device permissions of our pages: the camera and the clipboard, for addresses. */
const permissions = [
  'camera=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'hid=()',
].join(', ');

/**
 * For @fastify/helmet: the headers of every answer. A file has its own policy. X-Frame-Options is absent, since it
 * cannot name the messenger's origins; frame-ancestors does. The other disabled headers mean nothing to the app's
 * browsers.
 */
export const helmetSettings = (isHttps: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: answerPolicy },
  strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
});

/** A policy as @fastify/helmet writes it. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** A page's headers besides its policy; the opener policy lets links opened from the mini app work. */
export const pageHeaders = {
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;
