import { describe, expect, it } from 'vitest';
import { isNewDeployment } from './deployment.ts';

describe('a new deployment [state.deployment-and-loading.1]', () => {
  it.each([
    [{ buildId: 'b2' }, true],
    [{ buildId: 'b1' }, false],
    [{ buildId: '' }, false],
    [{ buildId: 2 }, false],
    [{}, false],
    [null, false],
    ['b2', false],
  ])('the latest-build file says %j: %s', (latest, isNew) => {
    expect(isNewDeployment('b1', latest)).toBe(isNew);
  });
});
