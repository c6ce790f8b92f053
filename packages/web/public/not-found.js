// The static 404 page cannot know the requested path: this script writes it before the first paint.
(() => {
  const { pathname } = location;
  if (/^\/products\/[^/]+\/?$/.test(pathname)) document.documentElement.dataset.notFound = 'product';
  const readable = () => {
    try {
      return decodeURI(pathname);
    } catch {
      return pathname;
    }
  };
  const parsing = new MutationObserver(() => {
    const place = document.getElementById('requested-path');
    if (place === null) return;
    parsing.disconnect();
    place.textContent = readable();
  });
  parsing.observe(document, { childList: true, subtree: true });
})();
