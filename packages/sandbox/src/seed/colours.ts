/** The swatch of each colour name, for the settings document and the filter map. */
export const colours: Readonly<Record<string, string>> = {
  Black: '#1b1a1c',
  Blush: '#e6c2b7',
  Camel: '#bd9a72',
  Champagne: '#dfc7a9',
  Creme: '#ebdfc7',
  'Dusk Blue': '#8497ac',
  Emerald: '#1c4d3e',
  Ivory: '#f2eadc',
  Marigold: '#d99a35',
  Navy: '#222e4b',
  Oxblood: '#6a1522',
  Pearl: '#efe7dc',
  Rose: '#c4858a',
  Sage: '#9ba694',
  White: '#f7f5f0',
};
