import { type AnyNode, type MemberExpression, type Node, parse } from 'acorn';

/**
 * A script's uses of its environment: globals (`BroadcastChannel`), their members (`Promise.withResolvers`) and methods
 * called on any value (`.toSorted()`).
 */
export interface ScriptUses {
  readonly globals: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
  /** Syntax that ECMAScript 2022 has and iOS 15.4 does not. */
  readonly syntax: ReadonlySet<string>;
}

const lookbehind = /\(\?<[=!]/u;

/** Reads a script of ECMAScript 2022. @throws SyntaxError for newer syntax */
export function usesOf(code: string): ScriptUses {
  const uses = {
    globals: new Set<string>(),
    members: new Set<string>(),
    methods: new Set<string>(),
    syntax: new Set<string>(),
  };
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  walk(tree as AnyNode, (node) => {
    noteSyntax(node, uses.syntax);
    if (node.type === 'Identifier') uses.globals.add(node.name);
    if (node.type === 'MemberExpression') noteMember(node, uses.members);
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const name = nameOf(node.callee);
      if (name !== undefined && !isConstructor(node.callee.object)) uses.methods.add(name);
    }
  });
  return uses;
}

/** A pattern may be a literal, or built from texts. */
function noteSyntax(node: AnyNode, syntax: Set<string>): void {
  if (node.type === 'StaticBlock') syntax.add('class static block');
  const text =
    node.type === 'TemplateElement'
      ? node.value.raw
      : node.type === 'Literal'
        ? (node.regex?.pattern ?? String(node.value))
        : '';
  if (lookbehind.test(text)) syntax.add(`lookbehind ${text.slice(0, 60)}`);
}

/** For `Object.assign()` the member is enough. */
const isConstructor = (owner: Node): boolean =>
  (owner as AnyNode).type === 'Identifier' &&
  typeof (globalThis as Record<string, unknown>)[(owner as unknown as { name: string }).name] === 'function';

function nameOf({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** `window.navigator.locks` counts as `navigator.locks`. */
function noteMember(node: MemberExpression, members: Set<string>): void {
  const name = nameOf(node);
  const { object: owner } = node;
  const ownerName =
    owner.type === 'Identifier' ? owner.name : owner.type === 'MemberExpression' ? nameOf(owner) : undefined;
  if (name !== undefined && ownerName !== undefined) members.add(`${ownerName}.${name}`);
}

/** Positions of a name that is not a variable: after a dot, and before the colon or body of a member. */
const namesIn: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
};

function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const [part, value] of Object.entries(node)) {
    if (namesIn[node.type] === part && !('computed' in node && node.computed)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
