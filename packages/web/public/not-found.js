// The one static 404 page cannot know which path was asked for: this says so before the first paint.
(() => {
  const { pathname } = location;
  if (/^\/products\/[^/]+\/?$/.test(pathname)) document.documentElement.dataset.lost = 'product';
  const readable = () => {
    try {
      return decodeURI(pathname);
    } catch {
      return pathname;
    }
  };
  const parsing = new MutationObserver(() => {
    const place = document.getElementById('lost-path');
    if (place === null) return;
    parsing.disconnect();
    place.textContent = readable();
  });
  parsing.observe(document, { childList: true, subtree: true });
})();
