import type { KeptPicture, PictureNode } from './keptPicture.ts';

/*
 * What lies in the browser's storage is input. Of a picture nothing lands but these elements, with these attributes, and no value that could
 * name an address: no link, no handler, no style, no picture from elsewhere. Anything else in it, and nothing of it is drawn.
 */
const tags =
  /^(?:a|aside|button|circle|div|footer|h[1-3]|header|li|main|nav|p|path|rect|section|small|span|strong|svg|text|ul|wbr)$/;
const names =
  /^(?:class|viewBox|width|height|fill|d|[cr]?[xy]|r|stroke(?:-\w+)?|font-(?:size|weight)|text-anchor|dominant-baseline|aria-(?:current|pressed)|data-live)$/;
const SVG = 'http://www.w3.org/2000/svg';
const address = /[:/\\]|url/i;

/** Whether an attribute may be drawn. */
export const isAttribute = (name: string, value: string): boolean => names.test(name) && !address.test(value);

/** Whether an element may be drawn. */
export const isTag = (tag: string): boolean => tags.test(tag);

/** Draws a node at the end of a parent. @throws TypeError when it holds anything that may not be drawn */
export function drawNode(node: PictureNode, parent: Element): void {
  if (typeof node === 'string') {
    parent.append(node);
    return;
  }
  const [tag, attributes, ...inner] = node;
  hold(isTag(tag));
  const element = document.createElementNS(tag === 'svg' ? SVG : parent.namespaceURI, tag);
  for (const name in attributes) {
    const value = String(attributes[name]);
    hold(isAttribute(name, value));
    element.setAttribute(name, value);
  }
  for (const each of inner) drawNode(each, element);
  parent.append(element);
}

/** Gives the page the theme, language and custom properties of a picture. @throws TypeError when one is none, or could name an address */
export function setLook({ theme, lang, look }: Omit<KeptPicture, 'node'>): void {
  const root = document.documentElement;
  for (const name in look) {
    const value = String(look[name]);
    hold(name.startsWith('--') && !address.test(value));
    root.style.setProperty(name, value);
  }
  root.lang = lang;
  root.setAttribute('data-theme', theme);
}

function hold(isSo: boolean): void {
  if (!isSo) throw new TypeError('not of a picture');
}
