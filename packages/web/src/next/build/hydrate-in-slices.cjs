const { startTransition } = require('react');
const client = require('react-dom-client-itself');

/**
 * React hydrates a page as one task, unless hydration begins in a transition: then the browser gets its turn every few
 * milliseconds, and a press meanwhile comes first. Next begins it outside.
 */
module.exports = {
  ...client,
  hydrateRoot(container, page, options) {
    let root;
    startTransition(() => {
      root = client.hydrateRoot(container, page, options);
    });
    return root;
  },
};
