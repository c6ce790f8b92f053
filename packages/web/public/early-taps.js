// A control tapped before it is alive: the last one is carried out when it is, unless the shopper went on.
(() => {
  let tapped = null;
  let isPageAlive = false;
  const keep = ({ target, detail }) => {
    const control = target.closest('button[type=button]');
    tapped = control && { control, detail };
  };
  const forget = () => {
    tapped = null;
  };
  document.addEventListener('click', keep, true);
  // On a part of a living page that is not alive itself React ends a click's journey: it never comes here.
  document.addEventListener('click', () => isPageAlive && forget());
  document.addEventListener('scroll', forget);
  const carryOut = () => {
    if (!tapped?.control.isConnected) return;
    const { control, detail } = tapped;
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  };
  document.addEventListener('alive', () => {
    isPageAlive = true;
    // A click may be what wakes a part up: it goes its own way first.
    setTimeout(carryOut);
  });
})();
