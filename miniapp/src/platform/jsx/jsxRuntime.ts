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

/** Figures, and text in the form of the chain's names and symbols: not translatable. */
const figureOrName = /\d|^(?:[a-z.-]+|[A-Z.]+)$/u;

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';
const isNothing = (node: ReactNode) => node == null || typeof node === 'boolean';
const holdsText = (node: ReactNode): boolean => isText(node) || (Array.isArray(node) && node.some(holdsText));

/** Properties plus the attribute that keeps translators away, unless they set it. */
const withMark = (text: string | number, props: object) =>
  figureOrName.test(`${text}`) ? { translate: 'no', ...props } : props;

/** A blank beside an element generates no box, as if it had no element of its own. */
const boxless = { style: { display: 'contents' } };

/** A text in an element, without the blanks around it. */
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

/** Children with an element for each text; consecutive texts are one, as on the screen. */
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
 * The target of JSX (package.json, vite.config.ts) instead of React's own: no text of the app is a sibling of other
 * nodes. A browser's page translator replaces text nodes with its own elements; React, which keeps references to those
 * text nodes, would then crash at the next change, or keep writing to an invisible one. React writes an element's only
 * text through the element.
 */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const { children } = props;
  const keyed = key === undefined ? props : { ...props, key };
  if (Array.isArray(children)) return createElement(type, keyed, separate(children));
  if (!isText(children)) return createElement(type, keyed);
  if (type === Fragment) return createElement(type, keyed, ...separate([children]));
  return createElement(type, typeof type === 'string' ? withMark(children, keyed) : keyed);
}

/** Like jsx, for children listed in the source. */
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

/** Like either of them, for bundlers that ask for React's warnings. */
export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
