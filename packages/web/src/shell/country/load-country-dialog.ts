/** The list of countries; fetched when somebody is about to open it. */
export const loadCountryDialog = () =>
  import(/* webpackChunkName: "country-dialog" */ './country-dialog.tsx').then(
    (module) => module.CountryDialog,
  );
