import * as v from 'valibot';
import { AppError, type ErrorFacts } from '../errors/appError.ts';
import { type ChainErrorRule, chainErrorRules } from './chainErrorRules.ts';

/** The error member of a node's answer (chain.md §1); all members but the message are optional. */
const rpcErrorSchema = v.object({
  code: v.optional(v.number(), 0),
  message: v.optional(v.string(), ''),
  data: v.optional(
    v.object({
      code: v.optional(v.number(), 0),
      message: v.optional(v.string(), ''),
      stack: v.optional(
        v.array(
          v.object({
            format: v.optional(v.string(), ''),
            data: v.optional(v.record(v.string(), v.unknown()), {}),
          }),
        ),
        [],
      ),
    }),
  ),
});
type RpcError = v.InferOutput<typeof rpcErrorSchema>;

// Enough for every sentence of a node; whole transactions in its text would fill a screen.
const MAX_DETAIL_CHARACTERS = 400;

/**
 * A node's error as an AppError: the one place that maps them. `chain.refused` when no rule matches; facts.detail is
 * the node's own text without its prefix, cause is the raw answer.
 */
export function chainErrorToAppError(rpcError: unknown): AppError {
  const parsed = v.safeParse(rpcErrorSchema, rpcError);
  if (!parsed.success) return new AppError('chain.refused', { detail: String(rpcError) }, rpcError);
  const text = textOf(parsed.output);
  const codes = [parsed.output.code, parsed.output.data?.code ?? 0];
  const detail = text
    .replace(/^Execution error: /u, '')
    .trim()
    .slice(0, MAX_DETAIL_CHARACTERS);
  const rule = chainErrorRules.find((candidate) => fits(candidate, codes, text));
  if (rule === undefined) return new AppError('chain.refused', { detail }, rpcError);
  return new AppError(rule.code, { ...factsOf(rule, parsed.output, text), detail }, rpcError);
}

// Older nodes put only "Assert Exception" into the message; the text is then in the first format of the stack.
function textOf({ message, data }: RpcError): string {
  const formats = (data?.stack ?? []).map((entry) => entry.format).filter((format) => format !== '');
  const isComplete = formats.length === 0 || /: ./u.test(message.replace(/^Execution error: /u, ''));
  return isComplete ? message : [message, ...formats].join(': ');
}

function fits(rule: ChainErrorRule, codes: readonly number[], text: string): boolean {
  return (rule.nodeCodes?.some((code) => codes.includes(code)) ?? false) || (rule.text?.test(text) ?? false);
}

function factsOf(rule: ChainErrorRule, { data }: RpcError, text: string): ErrorFacts {
  const facts: Record<string, string | number> = { ...rule.facts?.exec(text)?.groups };
  for (const [name, member] of Object.entries(rule.stackFacts ?? {})) {
    const value = data?.stack.map((entry) => entry.data[member]).find((found) => found !== undefined);
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  return facts;
}
