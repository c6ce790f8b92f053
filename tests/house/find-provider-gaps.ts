import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, portsWithoutProvider, registry } from '../../packages/core/src/providers/registry.ts';
import { doubles } from '../../packages/sandbox/src/doubles/doubles.ts';
import { root } from './source-files.ts';

/** The parts of the providers, by name. */
export interface ProviderHouse {
  /** Roles that have a row in the registry. */
  roles: readonly string[];
  /** Folders of faces; true where the face is in it. */
  faces: Readonly<Record<string, boolean>>;
  /** Role → the folder of its double. */
  doubles: Readonly<Record<string, string>>;
  /** Folders of doubles; true where there is a server. */
  doubleFolders: Readonly<Record<string, boolean>>;
  /** Files of contract suites. */
  suites: readonly string[];
}

/** One sentence for each provider that lacks something, and for each thing that belongs to no provider. */
export function findProviderGaps(house: ProviderHouse): string[] {
  const { roles, faces, doubles: doubleOf, doubleFolders, suites } = house;
  const ofRoles = roles.flatMap((role) => {
    const folder = folderOf(role);
    const name = Object.hasOwn(doubleOf, role) ? doubleOf[role] : undefined;
    const hasSuite = suites.some((file) => file === `${folder}.test.ts` || file.startsWith(`${folder}-`));
    return [
      faces[folder] === true ? null : `${role} has no face: write providers/${folder}/${folder}.ts`,
      name !== undefined && doubleFolders[name] === true
        ? null
        : `${role} has no double: write one with a server, and name it in sandbox/src/doubles/doubles.ts`,
      hasSuite ? null : `${role} has no contract suite: write tests/contract/${folder}.test.ts`,
    ].filter((gap) => gap !== null);
  });
  const folders = new Set<string>([...roles.map(folderOf), ...portsWithoutProvider]);
  const names = new Set(Object.values(doubleOf));
  return [
    ...ofRoles,
    ...Object.keys(faces)
      .filter((folder) => !folders.has(folder))
      .map((folder) => `the face ${folder} has no row: add one to the registry`),
    ...Object.keys(doubleOf)
      .filter((role) => !roles.includes(role))
      .map((role) => `the double of ${role} has no row: add one to the registry`),
    ...Object.keys(doubleFolders)
      .filter((name) => !names.has(name))
      .map((name) => `the double ${name} belongs to no role: name it in sandbox/src/doubles/doubles.ts`),
  ];
}

/** Folders of the sandbox that are no doubles. */
const otherFolders = ['cloud', 'desk', 'doubles', 'edge', 'faults', 'http', 'seed', 'world'];

/** The providers of this tree. */
export function readProviderHouse(): ProviderHouse {
  const faces = foldersOf('packages/core/src/providers');
  const doubleFolders = foldersOf('packages/sandbox/src').filter((name) => !otherFolders.includes(name));
  const onDesk = Object.entries(doubles).map(([role, { name }]) => [role, name]);
  return {
    roles: Object.keys(registry),
    faces: having(faces, (name) => `packages/core/src/providers/${name}/${name}.ts`),
    doubles: { commerce: 'commerce', content: 'content', ...Object.fromEntries(onDesk) },
    doubleFolders: having(doubleFolders, (name) => `packages/sandbox/src/${name}/server.ts`),
    suites: readdirSync(join(root, 'tests/contract')).filter((name) => name.endsWith('.test.ts')),
  };
}

function having(names: readonly string[], file: (name: string) => string): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, existsSync(join(root, file(name)))]));
}

function foldersOf(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
