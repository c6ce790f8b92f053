// Stands for modules of Next that a built site imports and never calls: names of the development server's files, the
// sorting of routes, and the parameters of app routes.
module.exports = {};
