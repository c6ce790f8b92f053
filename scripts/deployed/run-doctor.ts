import { findArtefact } from './artefact.ts';
import { checkDeployment } from './check-deployment.ts';
import { readSecrets } from './secrets.ts';
import { stageEnvironment, stageOfCommand } from './stage-environment.ts';

const marks = { ok: '✓', missing: '✗', advice: '·' };

const stage = stageOfCommand();
const env = stageEnvironment(stage);
const artefact = findArtefact();
const lines = await checkDeployment({ stage, env, artefact, readSecrets: () => readSecrets(stage, env) });
for (const { state, say } of lines) console.log(`${marks[state]} ${say}`);
const count = lines.filter(({ state }) => state === 'missing').length;
console.log(count === 0 ? `${stage} can be deployed.` : `${stage} cannot be deployed: ${count} to mend.`);
process.exitCode = count === 0 ? 0 : 1;
