import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';
import { projectNode, root } from './project-node.mjs';

/**
 * Installs what is missing, then runs a TypeScript file of `scripts/` with the project's Node, whatever Node
 * started this process. Forwards signals and its exit code.
 */
export async function runWithProjectNode(file, ...args) {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(`Node ${process.versions.node} is too old for this project: install 20.19 or newer.`);
    process.exit(1);
  }
  try {
    await installIfNeeded();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => {
    console.error(`${projectNode} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('close', (code) => process.exit(code ?? 1));
}

/** npm does not forward the signal that ends it, so the child is ended when npm is gone. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM');
  }, 1000).unref();
}

function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}
