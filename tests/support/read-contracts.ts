import { readdirSync } from 'node:fs';
import type { Endpoint, Schemas } from '../../contracts/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const areSchemas = (value: unknown): value is Schemas =>
  typeof value === 'object' && value !== null && 'input' in value && 'answer' in value;

const files = readdirSync(new URL('../../contracts', import.meta.url)).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** The exports of the contracts, under names such as `orders placeOrder`: only the schemas, or everything else. */
async function readExports(ofSchemas: boolean): Promise<(readonly [name: string, value: unknown])[]> {
  const wanted = files.filter((file) => file.endsWith('.schemas.ts') === ofSchemas);
  const modules = await Promise.all(
    wanted.map(async (file) => [file, await import(/* @vite-ignore */ `../../contracts/${file}`)] as const),
  );
  return modules.flatMap(([file, module]) =>
    Object.entries(module).map(([name, value]) => [`${file.split('.')[0]} ${name}`, value] as const),
  );
}

/** Every endpoint that a contract exports, such as `orders placeOrder`. */
export const endpointsByName: Map<string, Endpoint> = new Map(
  (await readExports(false)).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : [])),
);

/** The schemas of every call, under the same names. */
export const schemasByName: Map<string, Schemas> = new Map(
  (await readExports(true)).flatMap(([name, value]) => (areSchemas(value) ? [[name, value]] : [])),
);
