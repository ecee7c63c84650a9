import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';

const mark = '?addresses';
const contracts = join(import.meta.dirname, 'contracts/');

/** What a module says that checks values by a contract, and does not only call it. */
const checks = /Schema\b|\w\.(input|answer)\b/;

/**
 * Keeps the schemas out of what a browser downloads first: a module that only calls endpoints gets their contracts
 * without `input`, `answer` and `summary`, and with those goes the library that schemas are written in.
 */
export function addressesOnly(): Plugin {
  const known = new Map<string, Promise<boolean>>();
  const isChecking = (file: string) => {
    const answer = known.get(file) ?? readFile(file, 'utf8').then((source) => checks.test(source));
    known.set(file, answer);
    return answer;
  };
  return {
    name: 'addresses-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const [file = '', query] = importer?.split('?') ?? [];
      if (!source.startsWith('.') || !file.startsWith('/')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(contracts) || found.id.includes('?')) return null;
      const isContract = file.startsWith(contracts);
      const withSchemas = isContract ? `?${query}` !== mark : await isChecking(file);
      return withSchemas ? found : { ...found, id: found.id + mark };
    },
    transform: {
      order: 'post',
      filter: { id: /\?addresses$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}

/** The contract with the endpoints' schemas left out, and with every other constant such that it goes when unused. */
function withoutSchemas(code: string): string {
  const sourceOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const rewrite = (value: ESTree.Expression): string => {
    if (value.type !== 'CallExpression') return `/* @__PURE__ */ (() => (${sourceOf(value)}))()`;
    const [definition] = value.arguments;
    if (sourceOf(value.callee) !== 'endpoint' || definition?.type !== 'ObjectExpression')
      return `/* @__PURE__ */ (() => ${sourceOf(value)})()`;
    const kept = definition.properties
      .map(sourceOf)
      .filter((property) => !/^(input|answer|summary)\b/.test(property));
    return `{ ${kept.join(', ')} }`;
  };
  let written = '';
  let end = 0;
  for (const statement of parseAst(code).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      const isMade = init && ['CallExpression', 'NewExpression', 'ObjectExpression'].includes(init.type);
      if (!isMade || !sourceOf(init).includes('(')) continue;
      written += code.slice(end, init.start) + rewrite(init);
      end = init.end;
    }
  }
  return written + code.slice(end);
}
