import { createHash } from 'node:crypto';
import type { InlineSources } from './securityHeaders.ts';

const element = /<(script|style)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/\1>/giu;
const fromFile = /\ssrc=/iu;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page's inline scripts and styles, as its policy must name them (Content Security Policy 3, 2.3.1: the hash of each
 * exact text).
 */
export function inlineSources(html: string): InlineSources {
  const found = [...html.matchAll(element)].filter(([, , attributes = '']) => !fromFile.test(attributes));
  const hashesOf = (wanted: string) =>
    found.filter(([, name]) => name === wanted).map(([, , , text = '']) => hashOf(text));
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
