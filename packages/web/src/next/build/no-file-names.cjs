// Next's page loader requests the names of the development server's files; a built site reads none of them.
module.exports = {};
