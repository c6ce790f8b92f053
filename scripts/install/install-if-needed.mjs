import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hasProjectNode, root } from './project-node.mjs';

/** npm writes this file last, so its time is when the installation finished. */
const finishedMark = join(root, 'node_modules', '.package-lock.json');
const lockFile = join(root, 'package-lock.json');

/** Runs `npm ci` when the dependencies are missing or older than the lock file. Rejects when npm fails. */
export async function installIfNeeded() {
  const reason = reasonToInstall();
  if (reason === null) return;
  const startedAt = Date.now();
  console.log(`${reason}: npm ci installs the dependencies, which takes a minute or two.`);
  const alive = setInterval(() => {
    console.log(`  still installing (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  }, 10_000);
  try {
    await runNpm(['ci', '--no-fund', '--no-audit']);
  } finally {
    clearInterval(alive);
  }
  if (!hasProjectNode()) {
    throw new Error(
      'npm ci ended well, but node_modules/node has no program: allow its install script and run npm ci.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function reasonToInstall() {
  const installedAt = modifiedAt(finishedMark);
  if (installedAt === null) return 'Nothing is installed yet';
  if (!hasProjectNode()) return 'The project’s Node is missing';
  if (installedAt < (modifiedAt(lockFile) ?? 0)) return 'package-lock.json is newer than what is installed';
  return null;
}

function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // The npm that started us; the `npm` on the path may be another version.
  const [command, ...first] = npm && node ? [node, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ci failed (${code}); its message is above.`));
    });
  });
}
