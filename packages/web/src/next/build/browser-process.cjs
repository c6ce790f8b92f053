// All that browser code ever asks of Node's `process`; stands in for a polyfill of its whole interface.
module.exports = { env: {} };
