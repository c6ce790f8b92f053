import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { root, type SourceFile } from './source-files.ts';

/** A rule about one file as a whole. */
export interface FileRule {
  name: string;
  /** The problem with a file, or null. */
  check: (file: SourceFile) => string | null;
  breaks: SourceFile;
  keeps: SourceFile;
}

const maxLines = 300;
const forbiddenFolder = /(^|\/)(utils?|helpers?|common|types)\//;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Names that Next, tools and npm require. */
const required = /^packages\/web\/src\/pages\/|^(\.ci\/run|README\.md|\.[\w.]+)$|^docs\//;

/** Folders of the machine that runs the tests. */
const machinePaths = [dirname(root.replace(/\/$/, '')), homedir()].filter((path) => path.length > 2);
const homeFolder = /\/(?:home|Users)\/(?!node\b)[a-z][\w.-]*\//;

export const fileRules: readonly FileRule[] = [
  {
    name: `a file has at most ${maxLines} lines`,
    check: ({ path, text }) => {
      const lines = text.split('\n').length - 1;
      return /\.(ts|tsx|css)$/.test(path) && lines > maxLines
        ? `${lines} lines: split it by what it does`
        : null;
    },
    breaks: { path: 'packages/core/src/cart/cart.ts', text: '\n'.repeat(maxLines + 1) },
    keeps: { path: 'packages/core/src/cart/cart.ts', text: '\n'.repeat(maxLines) },
  },
  {
    name: 'no folder collects unrelated code',
    check: ({ path }) =>
      forbiddenFolder.test(path) ? 'put it into the folder of the noun it is about' : null,
    breaks: { path: 'packages/web/src/utils/format.ts', text: '' },
    keeps: { path: 'packages/web/src/features/cart/format-line.ts', text: '' },
  },
  {
    name: 'no barrel file',
    check: ({ path }) =>
      /\/index\.tsx?$/.test(path) && !path.startsWith('packages/web/src/pages/')
        ? 'name it after the one thing it exports'
        : null,
    breaks: { path: 'packages/core/src/cart/index.ts', text: '' },
    keeps: { path: 'packages/web/src/pages/index.tsx', text: '' },
  },
  {
    name: 'file names are kebab-case',
    check: ({ path }) =>
      required.test(path) || kebab.test(path.slice(path.lastIndexOf('/') + 1)) ? null : 'rename it',
    breaks: { path: 'packages/web/src/ui/IconButton.tsx', text: '' },
    keeps: { path: 'packages/web/src/ui/icon-button.module.css', text: '' },
  },
  {
    name: 'no file contains a path of one machine',
    check: ({ text }) => {
      const path =
        machinePaths.find((folder) => text.includes(`${folder}/`)) ?? homeFolder.exec(text)?.[0] ?? null;
      return path === null ? null : `it contains ${path}`;
    },
    breaks: { path: 'README.md', text: `cd ${root}packages` },
    keeps: { path: 'README.md', text: 'cd packages/web' },
  },
];
