// The part of Node's `process` that browser code uses; replaces a polyfill of its whole interface.
module.exports = { env: {} };
