/** Texts of the page that lists the cookies. */
export const cookieListCopy = {
  title: 'Cookies',
  description:
    'Everything that this shop and the services behind it store in your browser, why, and for how long.',
  lede: 'Everything that this shop and the services behind it may store in your browser. Only the necessary is stored before you choose.',
  change: 'Change your choice',
  manager: 'As our consent manager has found them',
  columns: ['Name', 'Service', 'Purpose', 'Where and how long'],
  script: 'A script',
  nothing: 'Stores nothing here',
  place: {
    cookie: 'cookie',
    'local-storage': 'local storage',
    'session-storage': 'session storage',
  },
};
