import { type Import, readImports } from './read-imports.ts';
import {
  isEdgeRule,
  isOutsideShop,
  mayImport,
  mayImportEverything,
  mayNameTypesOf,
  packageRooms,
  roomOf,
} from './rooms.ts';
import type { SourceFile } from './source-files.ts';

/** Each forbidden import, as a sentence that names the pair. */
export function findImportBreaches(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .flatMap((file) => {
      const room = roomOf(file.path);
      if (room === null) return [`${file.path} is in no room of tests/house/rooms.ts`];
      return readImports(file, known).flatMap((found) => {
        const problem = found.isPackage ? packageProblem(room, found) : roomProblem(room, found);
        return problem === null ? [] : [problem];
      });
    });
}

function roomProblem(room: string, { from, to, isTypeOnly }: Import): string | null {
  const target = roomOf(to);
  if (target === null || target === room || mayImportEverything(room)) return null;
  if (isOutsideShop(target)) return `${from} imports ${to}: nobody imports ${target}`;
  const isAllowed = mayImport[room]?.includes(target) ?? false;
  if (isTypeOnly && mayNameTypesOf[room]?.includes(target)) return null;
  if (!isAllowed) return `${from} imports ${to}: ${room} must not import ${target}`;
  const isOfTheEdge = target === 'core/routes' || isEdgeRule(to);
  const runsTheShop = room === 'sandbox' && !isTypeOnly && !isOfTheEdge && !isTest(from);
  return runsTheShop ? `${from} imports ${to}: the sandbox imports core's types and routes only` : null;
}

function packageProblem(room: string, { from, to }: Import): string | null {
  if (isTest(from)) return null;
  const row = packageRooms.find(([name]) => name.test(to));
  return row === undefined || row[1].test(room) ? null : `${from} imports the package ${to}: not in ${room}`;
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Browsers must never load these: they read secrets, or are too large. */
const serverOnly = /^packages\/core\/src\/(config|providers\/(registry|variable))\.ts$|^zod$|^node$/;
const browserRoom = /^web\/(ui|hooks|styles|features\/.*|shell|sections|screens|state|clients|top)$/;

/** Chains of run-time imports that lead from code for browsers to code for servers only. */
export function findServerCodeInBrowser(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const known = new Set(byPath.keys());
  const chains: string[] = [];
  for (const { path } of files) {
    if (!browserRoom.test(roomOf(path) ?? '') || isTest(path)) continue;
    const chain = follow(path, [], new Set());
    if (chain !== null) chains.push(chain.join(' → '));
  }
  return chains;

  function follow(path: string, before: readonly string[], seen: Set<string>): string[] | null {
    if (serverOnly.test(path)) return [...before, path];
    const file = byPath.get(path);
    if (file === undefined || seen.has(path)) return null;
    seen.add(path);
    for (const { to, isTypeOnly } of readImports(file, known)) {
      const chain = isTypeOnly ? null : follow(to, [...before, path], seen);
      if (chain !== null) return chain;
    }
    return null;
  }
}
