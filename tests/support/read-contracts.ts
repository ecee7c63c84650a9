import type { Endpoint, Schemas } from '../../contracts/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const areSchemas = (value: unknown): value is Schemas =>
  typeof value === 'object' && value !== null && 'input' in value && 'answer' in value;

const read = (modules: Record<string, object>) =>
  Object.entries(modules).flatMap(([path, module]) => {
    const file = path.split('/').at(-1)?.split('.')[0] ?? '';
    return Object.entries(module).map(([name, value]) => [`${file} ${name}`, value as unknown] as const);
  });

/** Every endpoint that a contract names, as `orders placeOrder`. */
export const endpointsByName: Map<string, Endpoint> = new Map(
  read(
    import.meta.glob<object>(['../../contracts/*.ts', '!**/*.{schemas,test}.ts'], { eager: true }),
  ).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : [])),
);

/** The schemas of every call, under the same names. */
export const schemasByName: Map<string, Schemas> = new Map(
  read(import.meta.glob<object>('../../contracts/*.schemas.ts', { eager: true })).flatMap(([name, value]) =>
    areSchemas(value) ? [[name, value]] : [],
  ),
);
