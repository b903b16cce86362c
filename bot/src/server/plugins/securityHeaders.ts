import { nodeAddressOf } from '@xbts/shared/protocol/nodeAddress.ts';
import type { FastifyInstance } from 'fastify';

/** Header names and values, ready to be set. */
export type Headers = Readonly<Record<string, string>>;

/** Scripts and style sheets that stand in a page itself, as a policy names them: by their hashes. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const nothingInline: InlineSources = { scripts: [], styles: [] };

export interface SecurityHeaders {
  /** The mini app's page, by what stands in it. */
  readonly page: (inline: InlineSources) => Headers;
  /** Other pages, and files whose names stay: somebody may open them by themselves. */
  readonly document: Headers;
  /** Scripts: what they say counts when one is started as a worker. */
  readonly script: Headers;
  /** Data answers, and what a page loads that is no script. */
  readonly answer: Headers;
}

/** Nodes that a user may add: any over TLS, and those of the user's own machine. */
const ownNodes = ['wss:', 'ws://127.0.0.1:*', 'ws://localhost:*'];

/** Where the messenger's own web clients show the mini app in a frame. */
const messengerFrames = ['https://web.telegram.org', 'https://*.telegram.org'];

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

interface PolicyOptions {
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
export function pagePolicy(options: PolicyOptions, inline = nothingInline): string {
  const urls = [...options.nodeUrls, ...options.gatewayUrls];
  // Nodes by the form that the page connects by.
  const origins = new Set(urls.map((url) => new URL(nodeAddressOf(url) ?? url).origin));
  return policyText({
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
  });
}

/** A worker lives by the policy of its own script: it may load more code of this origin, makes none of texts, and reaches nothing else. */
const scriptPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

const answerPolicy = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

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
 * All security headers, made once: @fastify/helmet builds them again for each answer, at 88 to 96 µs of processor time where this
 * takes 48 to 67. There is no X-Frame-Options, since it can't name the messenger's origins;
 * frame-ancestors does. The opener policy lets links opened from the mini app work.
 */
export function securityHeaders(options: PolicyOptions & { readonly isHttps: boolean }): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const page = (inline: InlineSources): Headers => ({
    ...common,
    'content-security-policy': pagePolicy(options, inline),
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  return {
    page,
    document: page(nothingInline),
    script: { ...common, 'content-security-policy': scriptPolicy },
    answer: { ...common, 'content-security-policy': answerPolicy },
  };
}

/** Gives every answer that has no policy of its own (files bring theirs) the headers of a data answer. */
export function addAnswerHeaders(server: FastifyInstance, headers: SecurityHeaders): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.raw.hasHeader('content-security-policy')) reply.headers(headers.answer);
    done(null, payload);
  });
}
