/** Files that may share their name with others of their package, because each provider, double or page has one. */
const perFolder: readonly RegExp[] = [
  /^packages\/core\/src\/providers\/[^/]+\/(?:wire|map|browser|server|row|calls\.fixture)\.ts$/,
  // A face is called like its role, GraphQL documents like what they query.
  /^packages\/core\/src\/providers\/([^/]+)\/\1\.ts$/,
  /^packages\/core\/src\/providers\/commerce\/(?:account|documents\/[a-z-]+)\.ts$/,
  /^packages\/core\/src\/providers\/content\/sections\/[^/]+\/(?:schema|query|map|example)\.ts$/,
  /^packages\/web\/src\/pages\//,
  // A function is called like its row in the route table.
  /^packages\/functions\/src\/(?:api|webhooks)\//,
  /^packages\/sandbox\/src\/[^/]+\/(?:server|account)\.ts$/,
  // What starts a process, and the demo data of a noun.
  /^packages\/sandbox\/src\/(?:[a-z]+\/)?main\.ts$|^packages\/sandbox\/src\/seed\//,
  /^packages\/[^/]+\/[^/]+$/,
];

/** Names that stand in several packages by design, and why. */
export const sharedNames: Readonly<Record<string, string>> = {
  'api.ts': 'our endpoints: the resources of `infra`, the client of `web`',
  'section-registry.ts': 'sections of content: what they hold in core, how they are drawn in `web`',
};

const code = /\.(?:tsx?|mjs|cjs)$/;
const packageOf = (path: string) => /^(?:packages\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0] ?? '';

/** Names that two files share, each with the files; the tests of a file share its name. */
export function findSameNames(paths: readonly string[]): string[] {
  const named = paths.filter(
    (path) =>
      /^(?:packages\/[^/]+\/src|infra|scripts)\//.test(path) &&
      code.test(path) &&
      !/\.test\.tsx?$/.test(path),
  );
  const own = named.filter((path) => !perFolder.some((pattern) => pattern.test(path)));
  const groups = Map.groupBy(own, (path) => path.slice(path.lastIndexOf('/') + 1));
  const found = [...groups].flatMap(([name, files]) => {
    const packages = new Set(files.map(packageOf));
    const isTwiceInOne = packages.size < files.length;
    return files.length > 1 && (isTwiceInOne || !Object.hasOwn(sharedNames, name))
      ? [`${name}: ${files.toSorted().join(', ')}`]
      : [];
  });
  const unused = Object.keys(sharedNames).filter(
    (name) => new Set((groups.get(name) ?? []).map(packageOf)).size < 2,
  );
  return [...found, ...unused.map((name) => `${name} is shared by no two packages: remove its line`)];
}
