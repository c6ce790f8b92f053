const { startTransition } = require('react');

/** Ends the task that is under way. */
function inNextTask(work) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/**
 * Next evaluates React and hydrates a page outside of a transition: two long tasks. Here React is evaluated in a task of
 * its own, and hydration begins in a transition: the browser gets its turn every few milliseconds, and a press meanwhile
 * comes first.
 */
exports.hydrateRoot = (container, page, options) => {
  let root = null;
  /** Of a navigation that came before the root. */
  let next = null;
  inNextTask(() => {
    const { hydrateRoot } = require('react-dom-client-itself');
    inNextTask(() => {
      startTransition(() => {
        root = hydrateRoot(container, page, options);
        if (next !== null) root.render(next);
      });
    });
  });
  return {
    render(element) {
      if (root === null) next = element;
      else root.render(element);
    },
  };
};
