// Replays the last tap on a control that was not hydrated yet, once it is, unless the shopper has moved on.
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
  // React stops clicks on a part that is not hydrated yet, so they never reach this listener.
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
