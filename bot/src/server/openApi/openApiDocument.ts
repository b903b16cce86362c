import type { JsonSchema } from '@valibot/to-json-schema';
import { errorAnswerSchema } from '@xbts/shared/services/errorAnswer.ts';
import { pathParamsOf } from '@xbts/shared/services/route.ts';
import { launchSessionHeader } from '@xbts/shared/services/subscription.ts';
import { type ApiRoute, apiRoutes } from './apiRoutes.ts';
import { schemaOf } from './schemaOf.ts';

/** The part of an OpenAPI 3.1 document that the page shows. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly requestBody?: { required: true; content: object };
  readonly responses: Readonly<Record<string, object>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: object;
}

const json = (schema: object) => content('application/json', schema);
const content = (type: string, schema: object) => ({ [type]: { schema } });
const errorSchema = { $ref: '#/components/schemas/Error' };

/** The description of every route, made from the schemas that check requests and answers. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const each of apiRoutes) {
    const path = each.url.replace(/:([a-z]\w*)/gu, '{$1}');
    paths[path] = { ...paths[path], [each.route.method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'XBTS Mini: data server',
      version,
      description:
        'Chain data from public nodes, and the services around the chain, behind one origin and one cache. ' +
        "What the mini app asks is under /api/v1; the paths of the group operator have the forms of the exchange's own data server. " +
        'Every 4xx and 5xx answer is { error: { code, message } }.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswerSchema) },
      securitySchemes: {
        launchData: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'tma <initData>: the signed launch data of the messenger',
        },
        launchSession: {
          type: 'apiKey',
          in: 'header',
          name: launchSessionHeader,
          description:
            '32 hex digits that the page made itself: launch data belong to the one that used them first',
        },
      },
    },
  };
}

function keptText({ ttlSeconds, longestTtlSeconds }: ApiRoute['route']): string {
  if (ttlSeconds === 0) return 'Fetched for every request.';
  if (longestTtlSeconds === undefined) return `Answered from memory for ${ttlSeconds} s.`;
  return `Answered from memory for ${ttlSeconds} to ${longestTtlSeconds} s, by what is asked for.`;
}

function operationOf({ name, group, summary, route, isPersonal }: ApiRoute): OpenApiOperation {
  const params = pathParamsOf(route);
  const described: JsonSchema = params.length === 0 ? {} : schemaOf(route.params);
  return {
    operationId: name.replace(/[^a-z]+(\w)/giu, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: keptText(route),
    tags: [group],
    ...(isPersonal ? { security: [{ launchData: [], launchSession: [] }] } : {}),
    ...(params.length === 0
      ? {}
      : {
          parameters: params.map((param) => ({
            name: param,
            in: 'path',
            required: true,
            schema: described.properties?.[param] ?? {},
          })),
        }),
    ...(route.body === null ? {} : { requestBody: { required: true, content: json(schemaOf(route.body)) } }),
    responses: {
      200: {
        description: 'The answer',
        content: content(route.answerType ?? 'application/json', schemaOf(route.answer)),
      },
      default: { description: 'A refusal', content: json(errorSchema) },
    },
  };
}
