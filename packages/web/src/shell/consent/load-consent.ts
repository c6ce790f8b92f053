/** The dialog and what decides on it: one script, for a first visit or on intent. */
export const loadConsentDialog = () =>
  import(/* webpackChunkName: "consent" */ './consent-dialog.tsx').then((module) => module.ConsentDialog);

export const loadConsentStart = () => import(/* webpackChunkName: "consent" */ './start-consent.ts');
