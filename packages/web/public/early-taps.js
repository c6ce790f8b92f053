// A control tapped before the page is alive: the last one is carried out when it is, unless the shopper went on.
(() => {
  let tapped = null;
  const keep = ({ target }) => {
    tapped = target.closest('button[type=button]');
  };
  const forget = () => {
    tapped = null;
  };
  document.addEventListener('click', keep);
  document.addEventListener('scroll', forget);
  document.addEventListener(
    'alive',
    () => {
      document.removeEventListener('click', keep);
      document.removeEventListener('scroll', forget);
      if (tapped?.isConnected) tapped.click();
    },
    { once: true },
  );
})();
