import {
  createElement,
  type ElementType,
  Fragment,
  type Key,
  type ReactElement,
  type ReactNode,
} from 'react';

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Figures, and what is written as the chain writes names and symbols: nothing of it is a word that may be translated. */
const figureOrName = /\d|^(?:[a-z.-]+|[A-Z.]+)$/u;

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';
const isNothing = (node: ReactNode) => node == null || typeof node === 'boolean';
const holdsText = (node: ReactNode): boolean => isText(node) || (Array.isArray(node) && node.some(holdsText));

/** Properties with the attribute by which translators leave a text as it is written, where they do not say otherwise. */
const withMark = (text: string | number, props: object) =>
  figureOrName.test(`${text}`) ? { translate: 'no', ...props } : props;

/** A blank beside an element: it takes no part in a row of boxes, as if it were not in an element of its own. */
const boxless = { style: { display: 'contents' } };

/** A text in an element, apart from the blanks around it. */
const ownElements = ({ at, text }: { at: number; text: string }) =>
  text
    .split(/^( +)|( +)$/u)
    .flatMap((part, index) =>
      part === undefined || (part === '' && text !== '')
        ? []
        : createElement(
            'span',
            withMark(part, { key: `text ${at} ${index}`, ...(part.trim() === '' ? boxless : {}) }),
            part,
          ),
    );

/** Children of which each text has an element of its own; texts that follow each other are one, as they are on the screen. */
function separate(children: readonly ReactNode[]): readonly ReactNode[] {
  if (!holdsText(children)) return children;
  const parts: ReactNode[] = [];
  let run: { at: number; text: string } | undefined;
  for (const [at, child] of children.entries()) {
    parts.push(Array.isArray(child) ? separate(child) : child);
    if (isText(child)) {
      run = { at: run?.at ?? at, text: `${run?.text ?? ''}${child}` };
      parts[at] = null;
      parts[run.at] = ownElements(run);
    } else if (!isNothing(child)) run = undefined;
  }
  return parts;
}

/**
 * What JSX becomes (package.json, vite.config.ts), in place of React's own: no text of the app lies beside other nodes. A browser that translates a page puts
 * elements of its own in the place of texts; React, which would know those texts by themselves, then stops at the next change, or goes on
 * writing to one that nobody sees. What is all the text of an element it writes through the element.
 */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const { children } = props;
  const keyed = key === undefined ? props : { ...props, key };
  if (Array.isArray(children)) return createElement(type, keyed, separate(children));
  if (!isText(children)) return createElement(type, keyed);
  if (type === Fragment) return createElement(type, keyed, ...separate([children]));
  return createElement(type, typeof type === 'string' ? withMark(children, keyed) : keyed);
}

/** As jsx, for children that stand in the source one by one. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const children = props.children as readonly ReactNode[];
  if (
    type !== Fragment &&
    children.some(isText) &&
    children.every((child) => isText(child) || isNothing(child))
  )
    return jsx(type, { ...props, children: children.filter(isText).join('') }, key);
  return createElement(type, key === undefined ? props : { ...props, key }, ...separate(children));
}

/** As either of them, where the bundler asks for React's warnings. */
export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
