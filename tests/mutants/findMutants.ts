import { type ESTree, parseSync } from 'vite';
import { equivalents } from './equivalents.ts';
import type { Mutant } from './mutant.ts';

type Node = ESTree.Node;
type Change = readonly [start: number, end: number, becomes: string];

/** An operator's replacement: the likely typing mistake. */
const otherOperator: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '++': '--',
  '--': '++',
};

/** The operator is between its two sides, possibly among brackets and line ends. */
function operatorChange(source: string, from: number, to: number, operator: string): readonly Change[] {
  const other = otherOperator[operator];
  const start = source.indexOf(operator, from);
  return other === undefined || start < 0 || start >= to ? [] : [[start, start + operator.length, other]];
}

const negated = (source: string, { start, end }: Node): Change => [
  start,
  end,
  `!(${source.slice(start, end)})`,
];

function constantChange({ start, end, value }: ESTree.Node & { value?: unknown }): readonly Change[] {
  if (typeof value === 'number') return [[start, end, `${value + 1}`]];
  if (typeof value === 'bigint') return [[start, end, `${value + 1n}n`]];
  return typeof value === 'boolean' ? [[start, end, `${!value}`]] : [];
}

/** A guard that never leaves, or a choice that takes the other branch. */
const guardChange = (source: string, { test, consequent, alternate }: ESTree.IfStatement): Change =>
  alternate === null && /^\{?\s*(?:return|throw|continue|break)\b/u.test(source.slice(consequent.start))
    ? [test.start, test.end, 'false']
    : negated(source, test);

function changesOf(source: string, node: Node): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChange(source, node.left.end, node.right.start, node.operator);
    case 'UpdateExpression':
      return operatorChange(source, node.start, node.end, node.operator);
    case 'UnaryExpression':
      return '!-'.includes(node.operator) ? [[node.start, node.argument.start, '']] : [];
    case 'Literal':
      return constantChange(node);
    case 'IfStatement':
      return [guardChange(source, node)];
    case 'ConditionalExpression':
      return [negated(source, node.test)];
    case 'AwaitExpression':
      return [[node.start, node.argument.start, '']];
    default:
      return [];
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isFunction = ({ type }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/u.test(type);

/** The caller awaits the return value of an async function, unless a `try` must see its result. */
const isGivenBack = (child: Node, parent: Node, isTried: boolean) =>
  child.type === 'AwaitExpression' &&
  (parent.type === 'ArrowFunctionExpression' || (parent.type === 'ReturnStatement' && !isTried));

/** Pure type syntax, including numbers in its keys: all of TypeScript's own nodes except those with an expression. */
const isType = ({ type }: Node) => /^TS(?!(?:As|Satisfies|NonNull|Instantiation)Expression$)/u.test(type);

/** A node and its descendants, except types, which are gone before the code runs, and an `await` without an effect. */
function* nodesOf(node: Node, isTried = false): Generator<Node> {
  if (isType(node)) return;
  yield node;
  const isTriedBelow = node.type === 'TryStatement' || (isTried && !isFunction(node));
  for (const value of Object.values(node).flat())
    if (isNode(value)) {
      const below = nodesOf(value, isTriedBelow);
      if (isGivenBack(value, node, isTried)) below.next();
      yield* below;
    }
}

function allChanges(source: string): readonly Change[] {
  const { program, errors } = parseSync('source.ts', source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return [...nodesOf(program)].flatMap((node) => changesOf(source, node));
}

/**
 * Every operator, constant, guard and `await` of a file, each changed once, in the order of the file. Skips strings,
 * which are names and texts, and the lines of equivalents.ts.
 */
export function findMutants(file: string, source: string): readonly Mutant[] {
  const lines = source.split('\n');
  const unchanged = new Set(equivalents.filter((each) => each.file === file).map((each) => each.line));
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  return allChanges(source)
    .map(([start, end, becomes]) => ({
      file,
      line: lineOf(start),
      before: source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trimStart(),
      start,
      end,
      was: source.slice(start, end),
      becomes,
    }))
    .filter(({ line }) => !unchanged.has(lines[line - 1]?.trim() ?? ''))
    .sort((one, other) => one.start - other.start);
}
