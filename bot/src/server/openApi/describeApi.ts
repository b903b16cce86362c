import swagger from '@fastify/swagger';
import { errorAnswerSchema } from '@xbts/shared/services/errorAnswer.ts';
import { launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import { pathParamsOf } from '@xbts/shared/services/route.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { type ApiRoute, apiRoutes } from './apiRoutes.ts';
import { schemaOf } from './schemaOf.ts';

const described = new Map(apiRoutes.map((each) => [`${each.route.method} ${each.url}`, each]));

/**
 * Lets @fastify/swagger describe every contract route added after this call, by the schemas that check requests and
 * answers.
 */
export async function describeApi(server: FastifyInstance, version: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'XBTS Mini: data server',
        version,
        description:
          'Chain data from public nodes, and the services around the chain, behind one origin and one cache. ' +
          "What the mini app asks is under /api/v1; the paths of the group operator have the forms of the exchange's own data server. " +
          'Every 4xx and 5xx answer is { error: { code, message } }.',
      },
      components: {
        schemas: { Error: schemaOf(errorAnswerSchema) as object },
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
    },
    convertConstToEnum: false,
    // Runs on a request for the document: converting the schemas takes longer than a start should.
    transform({ url, route }) {
      const known = described.get(`${String(route.method)} ${url}`);
      return { url, schema: known === undefined ? { hide: true } : operationOf(known) };
    },
  });
}

function keptText({ ttlSeconds }: ApiRoute['route']): string {
  return ttlSeconds === 0 ? 'Fetched for every request.' : `Answered from memory for ${ttlSeconds} s.`;
}

const content = (type: string, schema: object) => ({ content: { [type]: { schema } } });

function operationOf({ name, group, summary, route, isPersonal }: ApiRoute): FastifySchema {
  const params = pathParamsOf(route);
  return {
    operationId: name.replace(/[^a-z]+(\w)/giu, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: keptText(route),
    tags: [group],
    ...(isPersonal ? { security: [{ launchData: [], launchSession: [] }] } : {}),
    ...(params.length === 0 ? {} : { params: schemaOf(route.params) }),
    ...(route.body === null ? {} : { body: schemaOf(route.body) }),
    response: {
      200: {
        description: 'The answer',
        ...content(route.answerType ?? 'application/json', schemaOf(route.answer)),
      },
      default: {
        description: 'A refusal',
        ...content('application/json', { $ref: '#/components/schemas/Error' }),
      },
    },
  };
}
