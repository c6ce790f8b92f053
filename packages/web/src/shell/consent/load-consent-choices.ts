import { remembered } from '../../hooks/use-loaded.ts';

/** The second layer. */
export const loadConsentChoices = remembered(() =>
  import(/* webpackChunkName: "consent-choices" */ './consent-choices.tsx').then(
    (module) => module.ConsentChoices,
  ),
);
