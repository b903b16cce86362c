import { isAttribute, isTag } from './drawNode.ts';
import type { PictureNode } from './keptPicture.ts';

/** Toasts, what is there for screen readers alone, the link that skips to the content. */
const unseen = '[popover], .visually-hidden, [href^="#"]';

/**
 * A document's element as a node of a picture; null when it holds what no picture may show. What tells of this very moment (`data-live`: the
 * connection's dot, parts that come later) keeps its place and stays empty; toasts, what only readers hear, links' addresses and, of a parent with a limit, all further elements are not in it.
 */
export function takeNode(element: Element, limits: ReadonlyMap<Element, number>): PictureNode | null {
  const tag = element.localName;
  if (!isTag(tag)) return null;
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (isAttribute(name, value)) attributes[name] = value;
  const inner = element.matches('[data-live], [role="status"]') ? [] : takeInner(element, limits);
  return inner === null ? null : [tag, attributes, ...inner];
}

function takeInner(element: Element, limits: ReadonlyMap<Element, number>): PictureNode[] | null {
  const nodes: PictureNode[] = [];
  let room = limits.get(element) ?? Number.POSITIVE_INFINITY;
  for (const child of element.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    else if (child instanceof Element && !child.matches(unseen) && room > 0) {
      room -= 1;
      const node = takeNode(child, limits);
      if (node === null) return null;
      nodes.push(node);
    }
  }
  return nodes;
}
