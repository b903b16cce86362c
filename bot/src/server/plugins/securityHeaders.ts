import type { FastifyHelmetOptions } from '@fastify/helmet';
import { nodeAddressOf } from '@xbts/shared/protocol/nodeAddress.ts';

/** Scripts and style sheets that stand in a page itself, as a policy names them: by their hashes. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const nothingInline: InlineSources = { scripts: [], styles: [] };

/** Nodes that a user may add: any over TLS, and those of the user's own machine. */
const ownNodes = ['wss:', 'ws://127.0.0.1:*', 'ws://localhost:*'];

/** Where the messenger's own web clients show the mini app in a frame. */
const messengerFrames = ['https://web.telegram.org', 'https://*.telegram.org'];

/** A policy's directives, with their sources. */
export type Policy = Readonly<Record<string, string[]>>;

export interface PolicyOptions {
  readonly nodeUrls: readonly string[];
  /** Gateways that the page asks itself. */
  readonly gatewayUrls: readonly string[];
  readonly allowsOwnNodes: boolean;
  readonly frameAncestors: readonly string[];
}

/**
 * The page's content security policy: own scripts and styles only (inline those alone whose hashes it names, no eval), connections to the own
 * origin, the configured nodes and gateways and, where that is allowed, nodes of the user's own, framed by nobody but the messenger and the
 * configured origins.
 */
export function pagePolicy(options: PolicyOptions, inline = nothingInline): Policy {
  const urls = [...options.nodeUrls, ...options.gatewayUrls];
  // Nodes by the form that the page connects by.
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
    // No text becomes code: the mini app's one policy lets through addresses of its own scripts (scriptPolicy.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/** A worker lives by the policy of its own script: it may load more code of this origin, makes none of texts, and reaches nothing else. */
export const scriptPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** Data answers, and what a page loads that is no script. */
export const answerPolicy: Policy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** What a page of ours may use of the device: the camera and the clipboard, for addresses. */
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
 * For @fastify/helmet: the headers of every answer. A file brings a policy of its own. There is no X-Frame-Options, since it can't name the
 * messenger's origins; frame-ancestors does. What is switched off says nothing to the browsers that the app runs in.
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

/** What a page needs beside its policy; the opener policy lets links opened from the mini app work. */
export const pageHeaders = {
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;
