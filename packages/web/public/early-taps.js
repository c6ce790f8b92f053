// A control tapped before the page is alive: the last one is carried out when it is.
(() => {
  let tapped = null;
  const keep = ({ target }) => {
    tapped = target.closest('button[type=button]');
  };
  document.addEventListener('click', keep);
  document.addEventListener(
    'alive',
    () => {
      document.removeEventListener('click', keep);
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
})();
