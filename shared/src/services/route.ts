import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { object } from 'valibot';

/** One path of a service: input, answer, and the cache time of the answer. */
export interface Route<
  Params extends GenericSchema = GenericSchema,
  Body extends GenericSchema | null = GenericSchema | null,
  Answer extends GenericSchema = GenericSchema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path with its parameters as `:name`. */
  readonly path: string;
  readonly params: Params;
  /** null: the request has no body. */
  readonly body: Body;
  readonly answer: Answer;
  /** The answer's content type when it is not JSON: "text/calendar". */
  readonly answerType?: string;
  /** Seconds that the bot may answer from its cache; 0: never cached. */
  readonly ttlSeconds: number;
}

/** A caller's input: path parameters and body, as their schemas accept them. */
export type RouteInput<R extends Route> = (keyof InferInput<R['params']> extends never
  ? { params?: undefined }
  : { params: InferInput<R['params']> }) &
  (R['body'] extends GenericSchema ? { body: InferInput<R['body']> } : { body?: undefined });

/** A caller's result: the parsed answer. */
export type RouteAnswer<R extends Route> = InferOutput<R['answer']>;

/** For paths without parameters. */
export const noParams = object({});

/** Keeps the exact types of a row in a table of routes. */
export function defineRoute<
  Params extends GenericSchema,
  Body extends GenericSchema | null,
  Answer extends GenericSchema,
>(route: Route<Params, Body, Answer>): Route<Params, Body, Answer> {
  return route;
}

/** Names start in lower case: `:DESC` in a query such as `_sort=id:DESC` is not a name. */
const paramName = /:([a-z]\w*)/gu;

/** The path with its parameters filled in and encoded. A missing parameter is a type error of the caller. */
export function pathOf(route: Route, params: Readonly<Record<string, unknown>> = {}): string {
  return route.path.replace(paramName, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Names of the parameters in the path itself, not in its query. */
export function pathParamsOf(route: Route): string[] {
  const [path = ''] = route.path.split('?', 1);
  return [...path.matchAll(paramName)].map(([, name = '']) => name);
}
