import { isAttribute, isTag } from './drawNode.ts';
import type { PictureNode } from './keptPicture.ts';

/**
 * A document's element as a node of a picture; null when it holds what no picture may show. What tells of this very moment (`data-live`: the
 * connection's dot, parts that come later) keeps its place and stays empty; toasts and links' addresses are left out.
 */
export function takeNode(element: Element): PictureNode | null {
  const tag = element.localName;
  if (!isTag(tag)) return null;
  const attributes = [...element.attributes]
    .map(({ name, value }) => [name, value] as const)
    .filter(([name, value]) => isAttribute(name, value));
  const inner = element.matches('[data-live], [role="status"]') ? [] : takeInner(element);
  return inner === null ? null : [tag, Object.fromEntries(attributes), ...inner];
}

function takeInner(element: Element): PictureNode[] | null {
  const nodes: PictureNode[] = [];
  for (const child of element.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    else if (child instanceof Element && !child.hasAttribute('popover')) {
      const node = takeNode(child);
      if (node === null) return null;
      nodes.push(node);
    }
  }
  return nodes;
}
