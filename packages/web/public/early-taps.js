// Replays the last tap on a control that was not hydrated yet, once it is, unless the shopper has moved on.
(() => {
  let tapped = null;
  let isPageHydrated = false;
  const keep = ({ target, detail }) => {
    const control = target.closest('button[type=button]');
    tapped = control && { control, detail };
  };
  const forget = () => {
    tapped = null;
  };
  document.addEventListener('click', keep, true);
  // React stops clicks on a part that is not hydrated yet, so they never reach this listener.
  document.addEventListener('click', () => isPageHydrated && forget());
  document.addEventListener('scroll', forget);
  const carryOut = () => {
    if (!tapped?.control.isConnected) return;
    const { control, detail } = tapped;
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  };
  document.addEventListener('hydrated', () => {
    isPageHydrated = true;
    // A click may cause the hydration of its part: then React handles it first.
    setTimeout(carryOut);
  });
})();
