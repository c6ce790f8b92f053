import type { SSTConfig } from 'sst';
import { api } from './infra/api.ts';
import { applyStage, nameOfApp, regionOf } from './infra/stage.ts';

export default {
  config: ({ stage, region }) => ({ name: nameOfApp, region: region ?? regionOf(stage) }),
  stacks(app) {
    applyStage(app);
    app.stack(api, { id: 'api' });
  },
} satisfies SSTConfig;
