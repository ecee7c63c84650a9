import * as z from 'zod/mini';
import { parametersOf } from '../../contracts/endpoint.ts';
import { errors } from '../../contracts/error.ts';
import type { Contract } from './mount.ts';

type JsonSchema = Record<string, unknown>;
type Operation = {
  summary: string;
  operationId: string;
  tags: string[];
  'x-access': string;
  security: Record<string, string[]>[];
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
};
export type OpenApi = {
  openapi: '3.1.0';
  info: JsonSchema;
  paths: Record<string, Record<string, Operation>>;
} & JsonSchema;

/** The OpenAPI 3.1 description of the API, generated from the schemas that validate the calls. */
export function openApiOf(endpoints: Contract[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mouneh',
      version: '1',
      description:
        'Every answer is an envelope: `{success, data}` or `{success: false, error, code, requestId, details?}`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

const binary = { type: 'string', format: 'binary' };

function operationOf(endpoint: Contract): Operation {
  const { properties = {}, required = [] } = schemaOf(endpoint.input, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inPath = parametersOf(endpoint.path);
  const inBody = !endpoint.carriesFile && (endpoint.method === 'POST' || endpoint.method === 'PUT');
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || !inBody)
    .filter(([name]) => !endpoint.carriesFile || name !== 'file')
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  const body = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)));
  const bodySchema = {
    type: 'object',
    properties: body,
    required: required.filter((name) => !inPath.includes(name)),
  };
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/{}_-]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [endpoint.path.split('/')[1] ?? ''],
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    parameters: endpoint.idempotent ? [...parameters, key] : parameters,
    ...(inBody &&
      Object.keys(body).length > 0 && {
        requestBody: { required: true, content: { 'application/json': { schema: bodySchema } } },
      }),
    ...(endpoint.carriesFile && {
      requestBody: {
        required: true,
        content: Object.fromEntries(endpoint.carriesFile.types.map((type) => [type, { schema: binary }])),
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: contentOf(endpoint),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function contentOf(endpoint: Contract): JsonSchema {
  if (endpoint.file) return { [endpoint.file]: { schema: binary } };
  if (endpoint.stream) return { 'text/event-stream': { schema: schemaOf(endpoint.answer, 'output') } };
  return { 'application/json': { schema: envelopeOf(endpoint) } };
}

function envelopeOf(endpoint: Contract): JsonSchema {
  const answer = schemaOf(endpoint.answer, 'output');
  const parts = endpoint.paged
    ? (answer as { properties: { items: JsonSchema; page: JsonSchema } }).properties
    : null;
  return {
    type: 'object',
    properties: {
      success: { const: true },
      data: parts ? parts.items : answer,
      ...(parts && { page: parts.page }),
      ...(endpoint.access === 'admin' && endpoint.method !== 'GET' && { activity: activitySchema }),
    },
    required: ['success', 'data', ...(parts ? ['page'] : [])],
  };
}

const activitySchema: JsonSchema = {
  type: 'integer',
  description: 'The activity entry by which this can be undone, where there is one',
};

const refusalSchema = (): JsonSchema => ({
  type: 'object',
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'English prose fit to show' },
    code: { enum: Object.keys(errors) },
    requestId: { type: 'string', description: 'Names the call in the log; X-Request-Id says the same' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          code: { type: 'string' },
          price: { type: 'number' },
        },
        required: ['path', 'message'],
      },
    },
  },
  required: ['success', 'error', 'code'],
});

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
