// Next's page loader asks for the names of the development server's files; a built site reads none of them.
module.exports = {};
