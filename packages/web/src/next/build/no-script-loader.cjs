// Next's own loader of third-party scripts is not used: providers' scripts are loaded by their ports, after consent.
module.exports = {
  __esModule: true,
  default: () => null,
  initScriptLoader() {},
  handleClientScriptLoad() {},
};
